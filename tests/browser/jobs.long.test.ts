import { testJobs } from "./jobs.ts";

testJobs(false);
