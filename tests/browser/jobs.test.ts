import { testJobs } from "./jobs.ts";

testJobs(true);
