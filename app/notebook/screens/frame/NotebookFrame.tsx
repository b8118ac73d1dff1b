import { useEffect, useMemo, useRef, useState } from "react";
import { Link, NavLink, useNavigate, useRevalidator } from "react-router";
import { ManySheet } from "#app/notebook/screens/records/ManySheet.tsx";
import { RecordSheet } from "#app/notebook/screens/records/RecordSheet.tsx";
import { onChanged } from "#app/notebook/store/change-events.ts";
import { sealedState } from "#app/notebook/store/sealed.ts";
import type { Undo } from "#app/notebook/store/things.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { classes } from "#app/platform/site/classes.ts";
import { nextMidnightInJapan, startOfDay } from "#app/platform/site/days.ts";
import { createTaps } from "#app/ui/kit/taps.ts";
import { restoreFocus } from "./lost-focus.ts";
import styles from "./NotebookFrame.module.css";
import { type NotebookActions, NotebookContext, type RecordRequest } from "./notebook-context.ts";
import { useUnsent } from "./use-unsent.ts";

const MESSAGE_MS = 12_000;
/** Delay until the sheet is closed, so that the message is announced on the page. */
const AFTER_SHEET_MS = 300;

interface Announcement {
  words: string;
  undo?: Undo | undefined;
  isTrouble: boolean;
  number: number;
}

/** Returns the words for side effects of a write: what it restored, and differences that it left. */
const sideEffects = ({ isRestored, isAsked }: Partial<Undo> = {}) =>
  (isRestored ? "。消されていたので、元に戻しました" : "") + (isAsked ? "。ほかのタブか端末と内容が異なります" : "");

export function NotebookFrame({ today, children }: { today: string; children: React.ReactNode }) {
  const { revalidate } = useRevalidator();
  useSnakeLinks();
  const [request, setRequest] = useState<RecordRequest | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const trouble = announcement?.isTrouble ? announcement : null;
  const [taps] = useState(createTaps);
  useEffect(() => taps.watch(), [taps]);
  const unsent = useUnsent();

  useEffect(() => onChanged(() => void revalidate()), [revalidate]);
  useEffect(() => {
    // Keyboard users may need longer to reach the undo button, so the message stays.
    const isByKeyboard = matchMedia("(hover: hover)").matches && document.querySelector(":focus-visible") !== null;
    if (!announcement || announcement.isTrouble || isByKeyboard) return;
    const timer = setTimeout(() => setAnnouncement(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  useEffect(keepSealed, []);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const main = frame.current?.closest("main");
    return main ? restoreFocus(main) : undefined;
  }, []);
  useEffect(() => {
    // Failure is harmless: it is retried another day, and exports leave these contents out anyway.
    import("#app/notebook/store/removed.ts").then(({ purgeOnceADay }) => purgeOnceADay(today)).catch(() => {});
  }, [today]);
  // Revalidates at midnight and when the page becomes visible again, as the date may have changed. Not after a failed write: a failing
  // read would replace the open form with the error page.
  useEffect(() => {
    if (trouble) return;
    const look = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", look);
    const timer = setTimeout(look, nextMidnightInJapan(startOfDay(today)).getTime() - Date.now());
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [revalidate, trouble, today]);

  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const actions: NotebookActions = useMemo(
    () => ({
      today,
      trouble,
      write: (words, change) => actions.writeAndSay(async () => ({ words, undo: await change() })),
      async writeAndSay(change) {
        clearTimeout(later.current);
        // Clear first, so that a repeated error is announced again.
        setAnnouncement((last) => (last?.isTrouble ? null : last));
        try {
          const done = await taps.during(change);
          unsent.forget();
          const words = done.words + sideEffects(done.undo);
          const say = () => setAnnouncement({ ...done, words, isTrouble: false, number: nextNumber() });
          if (document.querySelector("dialog[open]")) {
            setAnnouncement(null);
            later.current = setTimeout(say, AFTER_SHEET_MS);
          } else say();
          return true;
        } catch (error) {
          if (!(error instanceof StoreTrouble)) throw error;
          setAnnouncement({ words: error.message, isTrouble: true, number: nextNumber() });
          return false;
        }
      },
      record: setRequest,
      isFormOpen: unsent.isFormOpen,
      mayLeave: unsent.mayLeave,
    }),
    [today, trouble, taps, unsent],
  );

  const close = () => setRequest(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  async function takeBack(undo: Undo) {
    // The undo button is about to disappear with its message.
    closeButton.current?.focus();
    await actions.write("元に戻しました", async () => void (await undo()));
  }

  return (
    <NotebookContext value={actions}>
      <div ref={frame} className={styles.notebook}>
        <nav aria-label="手帖のページ" className={classes("no-print", styles.tabs)}>
          {tabs.map(({ to, label, mark }) => (
            <NavLink key={to} to={to} end className={styles.tab}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={mark} />
              </svg>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.page}>{children}</div>
        <div
          className={classes("no-print", styles.announcement)}
          data-announcement={announcement ? (announcement.isTrouble ? "trouble" : "done") : undefined}
        >
          <div>
            {/* The words alone, and each time a paragraph of its own: of a changed one only what differs is read out. */}
            <div aria-live="polite">{announcement ? <p key={announcement.number}>{announcement.words}</p> : null}</div>
            {announcement?.undo?.isAsked ? <Link to="/note/keep#differences">選ぶ</Link> : null}
            {announcement?.undo ? (
              <button type="button" onClick={() => announcement.undo && void takeBack(announcement.undo)}>
                元に戻す
              </button>
            ) : null}
            {announcement ? (
              <button
                ref={closeButton}
                type="button"
                aria-label="この知らせを閉じる"
                onClick={() => setAnnouncement(null)}
              >
                ×
              </button>
            ) : null}
          </div>
        </div>
      </div>
      {request && "snake" in request ? <RecordSheet {...request} onDone={close} /> : null}
      {request && "snakes" in request ? <ManySheet {...request} onDone={close} /> : null}
    </NotebookContext>
  );
}

let count = 0;
const nextNumber = () => (count += 1);

/** Handles clicks on plain links to snakes: 200 router links would rerender on each navigation. */
function useSnakeLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target instanceof Element ? target.closest("a[href^='/note/snake/']") : null;
      if (!link) return;
      event.preventDefault();
      void navigate(link.getAttribute("href") ?? "");
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** Syncs with the sealed copy while the notebook is open. The sync code is not loaded if there is no copy. */
function keepSealed(): () => void {
  let end = () => {};
  let isOver = false;
  let isBegun = false;
  const look = async () => {
    if (isBegun || !(await sealedState().catch(() => null)) || isBegun) return;
    isBegun = true;
    const { startSyncing } = await import("#app/notebook/sealed/loop.ts");
    if (!isOver) end = startSyncing();
  };
  void look();
  const lookNoMore = onChanged(() => void look());
  return () => {
    isOver = true;
    lookNoMore();
    end();
  };
}

const tabs = [
  { to: "/note", label: "今日", mark: "M5 4h14v16H5zM5 9h14M9 2v4M15 2v4" },
  { to: "/note/snakes", label: "個体", mark: "M4 17c4 4 8 0 8-4s4-7 8-3M20 10h0M4 17h0" },
  { to: "/note/pairs", label: "ペア", mark: "M9 12a4 4 0 1 1 0-.1M23 12a4 4 0 1 1 0-.1M9 12h6" },
  { to: "/note/new", label: "加える", mark: "M12 5v14M5 12h14" },
  { to: "/note/keep", label: "バックアップ", mark: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4" },
] as const;
