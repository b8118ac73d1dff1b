// Database-wide failures and their messages, for the operator at startup and for admins who save.

import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";

export type Trouble =
  | "full"
  | "readonly"
  | "io"
  | "busy"
  | "broken"
  | "gone"
  | "away"
  | "refused"
  | "newer"
  | "older"
  | "foreign"
  | "encoding";

/** The file was moved or deleted while open: further writes would be lost. */
export class DatabaseGone extends Error {}

export class DatabaseNewer extends Error {}

/** Written by a build too old to upgrade from. */
export class DatabaseOlder extends Error {}

export class DatabaseForeign extends Error {}

/** Not UTF-8: some of what is written would be refused. */
export class DatabaseEncoding extends Error {}

/** Tables that every database of the site has. */
const OURS = ["entries", "revisions", "counters"];

/** Returns whether the tables belong to another program. An empty database counts as ours. */
export function isForeign(tables: readonly string[]): boolean {
  return tables.length > 0 && !OURS.every((name) => tables.includes(name));
}

export class DatabaseBroken extends Error {}

export class DiskTooFull extends Error {}

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html). */
const byCode: Readonly<Record<number, Trouble>> = {
  5: "busy",
  6: "busy",
  8: "readonly",
  10: "io",
  11: "broken",
  13: "full",
  14: "readonly",
  26: "broken",
};

/** PostgreSQL's SQLSTATEs (https://www.postgresql.org/docs/current/errcodes-appendix.html), in full or by class. */
const byState: Readonly<Record<string, Trouble>> = {
  "08": "away",
  "25006": "readonly",
  "28": "refused",
  "3D000": "refused",
  "40001": "busy",
  "40P01": "busy",
  "42501": "refused",
  "53100": "full",
  "53300": "refused",
  "53400": "full",
  "55P03": "busy",
  "57014": "busy",
  "57P01": "away",
  "57P02": "away",
  "57P03": "away",
  "57P05": "away",
  "58030": "io",
  XX001: "broken",
  XX002: "broken",
};

/** Syscalls of network errors, and messages of `pg` for lost connections. */
const REACHING: readonly unknown[] = ["connect", "getaddrinfo", "read", "write"];
const CUT_OFF =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

const bySystem: Readonly<Record<string, Trouble>> = {
  EACCES: "readonly",
  EPERM: "readonly",
  EROFS: "readonly",
  ENOTDIR: "readonly",
  EEXIST: "readonly",
  ENOENT: "readonly",
  ENAMETOOLONG: "readonly",
  ENOSPC: "full",
  EDQUOT: "full",
  EIO: "io",
};

/** Below this a small write may succeed where an article does not fit. */
const FREE_MIN = 1024 * 1024;

export function isFull(file: string): boolean {
  // The disk of a remote server is unknown.
  if (!existsSync(dirname(file))) return false;
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize < FREE_MIN;
}

/** Returns the failure an error reports; undefined for unrelated errors. */
export function troubleOf(error: unknown, file: string): Trouble | undefined {
  const trouble = troubleByItself(error) ?? (isAddress(file) && isOfConnection(error) ? "away" : undefined);
  // SQLite reports a generic I/O error if the WAL index does not fit on the disk.
  return trouble === "io" && isFull(file) ? "full" : trouble;
}

export function isAddress(place: string): boolean {
  return /^postgres(?:ql)?:/.test(place);
}

function isOfConnection(error: unknown): boolean {
  if (error instanceof AggregateError) return isOfConnection(error.errors[0]);
  if (!(error instanceof Error)) return false;
  return ("syscall" in error && REACHING.includes(error.syscall)) || CUT_OFF.test(error.message);
}

function troubleByItself(error: unknown): Trouble | undefined {
  if (error instanceof DatabaseGone) return "gone";
  if (error instanceof DatabaseNewer) return "newer";
  if (error instanceof DatabaseOlder) return "older";
  if (error instanceof DatabaseForeign) return "foreign";
  if (error instanceof DatabaseEncoding) return "encoding";
  if (error instanceof DatabaseBroken) return "broken";
  if (error instanceof DiskTooFull) return "full";
  if (!(error instanceof Error)) return undefined;
  if ("errcode" in error && typeof error.errcode === "number") return byCode[error.errcode & 0xff];
  if ("severity" in error && "code" in error) {
    // PostgreSQL reports its own failed writes only as an internal error.
    if (error.code === "XX000" && /^could not write/.test(error.message)) return "io";
    return byState[String(error.code)] ?? byState[String(error.code).slice(0, 2)];
  }
  const isOfFiles = "syscall" in error && "code" in error && typeof error.code === "string";
  return isOfFiles && ["mkdir", "open", "stat", "lstat"].includes(String(error.syscall))
    ? bySystem[String(error.code)]
    : undefined;
}

export const startErrorMessages: Readonly<Record<Trouble, (file: string) => string>> = {
  full: (file) => `${file} に書き込めません。ディスクに空きを作ってから、もう一度動かしてください。`,
  readonly: (file) =>
    isAddress(file)
      ? `${file} は読み取り専用です。書き込めるサーバー（複製ではないほう）を DATABASE_URL に指定してください。`
      : `${file} を開けません。このフォルダーと中のファイルを、サイトを動かすユーザーが読み書きできるようにするか、DATA_DIR に別のフォルダーを指定してください。`,
  io: (file) => `${file} を読み書きできません。ディスクの故障や容量の制限がないか確かめてください。`,
  busy: (file) => `${file} をほかのプログラムが使い続けています。終了させてから、もう一度動かしてください。`,
  broken: (file) =>
    `${file} が壊れているか、データベースではありません。サイトを止めたまま npm run restore -- バックアップ --replace で戻してから起動してください。`,
  gone: (file) => `${file} がなくなりました。元の場所に戻してから、もう一度動かしてください。`,
  away: (place) => `${place} につながりません。PostgreSQLが動いているか、アドレスとポートを確かめてください。`,
  refused: (place) =>
    `${place} に接続や操作を拒否されました。ユーザー名・パスワード・データベース名と、テーブルを作る権限を確かめてください。`,
  newer: (file) => `${file} は、このプログラムより新しい版で書かれています。新しい版のプログラムで起動してください。`,
  older: (file) =>
    `${file} は、2026年11月23日より前の版で書かれています。11月下旬の版で一度起動してから、この版で起動してください。`,
  foreign: (place) =>
    isAddress(place)
      ? `${place} には、ほかのプログラムの表があります。何も変えていません。このサイトだけの空のデータベースを DATABASE_URL に指定してください。`
      : `${place} は、ほかのプログラムのデータベースです。何も変えていません。DATA_DIR に別のフォルダーを指定してください。`,
  encoding: (place) =>
    `${place} の文字コードが UTF-8 ではないため、保存できない文字があります。createdb --encoding=UTF8 --template=template0 で作ったデータベースを DATABASE_URL に指定してください。`,
};

export const unsavedReasons: Readonly<Record<Trouble, string>> = {
  full: "サーバーのディスクに空きがないため",
  readonly: "サーバーのデータベースに書き込めなくなっているため",
  io: "サーバーのディスクへの書き込みに失敗したため",
  busy: "データベースがほかの処理に使われているため",
  broken: "サーバーのデータベースが壊れているため",
  gone: "サーバーのデータベースのファイルがなくなっているため",
  away: "サーバーのデータベースにつながらないため",
  refused: "サーバーのデータベースに接続を拒否されているため",
  newer: "サーバーのデータベースが新しい版のものになっているため",
  older: "サーバーのデータベースが古い版のものになっているため",
  foreign: "サーバーのデータベースがほかのプログラムのものになっているため",
  encoding: "サーバーのデータベースの文字コードが UTF-8 ではないため",
};
