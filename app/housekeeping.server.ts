// Background work of the server: at startup, hourly, and on scheduled changes.

import { allowanceOf } from "#app/auth/allowance.server.ts";
import { firebaseAdmin } from "#app/auth/firebase-admin.server.ts";
import { countRecentSessions, wasRecentlyAdmin } from "#app/auth/session.server.ts";
import { purgeEndedSessions } from "#app/auth/session-changes.server.ts";
import { sessionIn } from "#app/auth/session-cookie.server.ts";
import { purgeBulkResults } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { purgeAutosaves } from "#app/cms/admin/editing/entry/autosave.server.ts";
import { purgeExpired } from "#app/cms/admin/editing/list/trash.server.ts";
import { makePreviewKey } from "#app/cms/admin/editing/preview/preview-link.server.ts";
import { applyDueChanges, nextScheduledChange } from "#app/cms/content/due.server.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { purgeChecks } from "#app/collection/papers/check/checks.server.ts";
import { purgeLedger } from "#app/collection/papers/ledger/ledger.server.ts";
import { purgePromises } from "#app/collection/snake/sale/promises.server.ts";
import { BOX_PATH } from "#app/notebook/sealed/box.ts";
import { boxAllowance } from "#app/notebook/sealed/box-answer.server.ts";
import { countBoxes, purgeBoxes } from "#app/notebook/sealed/boxes.server.ts";
import { purgeEvents } from "#app/platform/audit/events.server.ts";
import { invalidateAt } from "#app/platform/cache/generation-cache.server.ts";
import { type Db, database } from "#app/platform/database/connection.server.ts";
import type { SiteDuties } from "#app/platform/http/site.server.ts";
import { purgeLimits } from "#app/platform/limits/limits.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { nextMidnightInJapan } from "#app/platform/site/days.ts";
import { log } from "#app/platform/site/log.server.ts";
import { gauge } from "#app/platform/site/metrics.server.ts";
import { purgeInquiries } from "#app/shop/inquiries.server.ts";
import { countUnsent, inquiryRecipients, scheduleMails } from "#app/shop/inquiry-mail.server.ts";
import { agency, onNewForecast } from "#app/tools/weather/agency.server.ts";
import { todaysWeather } from "#app/tools/weather/today.server.ts";

/** Retry delay for a scheduled change that could not be applied. */
const RETRY_MS = 60_000;

const PURGES: readonly ((db: Db, now: Date) => Promise<unknown>)[] = [
  purgeExpired,
  purgeAutosaves,
  purgeInquiries,
  purgeBulkResults,
  purgeEvents,
  purgeEndedSessions,
  purgeLedger,
  purgePromises,
  purgeBoxes,
  purgeChecks,
  purgeLimits,
];

/** Returns the next scheduled change, or midnight in Japan. */
async function nextTime(now: Date): Promise<Date> {
  const midnight = nextMidnightInJapan(now);
  const next = await nextScheduledChange(database(), now);
  return next !== null && new Date(next) < midnight ? new Date(next) : midnight;
}

export const housekeeping: SiteDuties = {
  async atStart() {
    await reindexIfOutdated(database());
    await applyDueChanges(database(), currentTime());
    await makePreviewKey(database(), currentTime());
    gauge("mails_waiting", "Inquiries whose mail is to be sent still", () => countUnsent(database(), "waiting"));
    gauge("mails_failed", "Inquiries whose mail was given up", () => countUnsent(database(), "failed"));
    gauge("note_boxes", "Sealed notebooks", async () => (await countBoxes(database())).boxes);
    gauge("note_box_bytes", "Bytes of all sealed notebooks", async () => (await countBoxes(database())).bytes);
    gauge("sessions_recent", "Admins' sessions let in within the last hour", countRecentSessions);
    // Logs at startup if sign-in is unconfigured.
    firebaseAdmin();
    if (inquiryRecipients().length === 0) log.info("SMTP is not set: inquiries are not mailed, the admin shows them");
  },

  async everyHour(now) {
    const db = database();
    for (const purge of PURGES) {
      // A failing purge must not prevent the others.
      await purge(db, now).catch((error) => log.error({ err: error }, "could not remove what is out of date"));
    }
    scheduleMails(db);
    // Caches the forecast; cached pages do not fetch it themselves.
    todaysWeather(agency(), now);
  },

  /** Ages and the shop's registration change at midnight in Japan; scheduled entries may change earlier. */
  async nextChange(now) {
    try {
      await applyDueChanges(database(), now);
    } catch (error) {
      // The live content stays, e.g. on a full disk.
      log.error({ err: error }, "a change whose hour has come could not be put in place");
      return new Date(now.getTime() + RETRY_MS);
    }
    invalidateAt(database(), nextTime);
    return nextTime(now);
  },

  /** The front page shows the cached forecast. */
  onExternalChange: onNewForecast,

  allowanceOf: (request, address) =>
    new URL(request.url).pathname === BOX_PATH
      ? boxAllowance(database(), request, address)
      : allowanceOf(database(), request),
  isAdmin: wasRecentlyAdmin,
  mayBeAdmin: (cookies) => sessionIn(cookies ?? null) !== undefined,
};
