import { Button } from "@chakra-ui/react";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

export function SignOutForm({ everywhere = false, label }: { everywhere?: boolean; label: string }) {
  return (
    <SendForm action="/admin/logout">
      {everywhere && <input type="hidden" name="everywhere" value="1" />}
      <Button type="submit" variant="outline">
        {label}
      </Button>
    </SendForm>
  );
}
