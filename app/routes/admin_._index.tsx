// /admin is the dashboard, whoever asks: the guard is there.

import { redirect } from "react-router";

export function loader() {
  return redirect("/admin/dashboard");
}
