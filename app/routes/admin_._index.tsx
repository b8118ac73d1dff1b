// /admin is the dashboard, whoever asks: the guard stands there.

import { redirect } from "react-router";

export function loader() {
  return redirect("/admin/dashboard");
}
