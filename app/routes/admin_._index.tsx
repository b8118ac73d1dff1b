// /admin redirects to the dashboard, which has the guard.

import { redirect } from "react-router";

export function loader() {
  return redirect("/admin/dashboard");
}
