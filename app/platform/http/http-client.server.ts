// The one client for what the site asks of others: one retry of what is idempotent, where the answer may be better.

import { ofetch } from "ofetch";

/** POST, PUT, PATCH and DELETE are never sent again by themselves: that is the client's own rule. */
export const httpClient = ofetch.create({ retryStatusCodes: [408, 409, 425, 429, 500, 502, 503, 504] });
