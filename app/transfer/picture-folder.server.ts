// Pictures as folders: images/<id>/ with every size the site serves, and image.yaml, which says what they are.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type ImageCopy, variants } from "#app/platform/images/copies.server.ts";
import { CREDIT_MAX } from "#app/platform/images/image.ts";
import { pictureType } from "#app/platform/images/signature.ts";
import { makeFolder } from "#app/platform/site/own-files.server.ts";
import type { FileProblem } from "./file-problem.ts";
import { readTextFile } from "./text-file.server.ts";
import { readYaml, writeYaml } from "./yaml.server.ts";

export const PICTURES = "images";
const ABOUT = "image.yaml";

const whole = z.coerce.number("数字で書いてください").int("整数で書いてください").min(1, "1以上の数字を書いてください");
const about = z.object({
  name: z.string("ファイル名を書いてください").max(200, "200文字以内で書いてください"),
  alt: z.string("代替テキストを書いてください").max(200, "200文字以内で書いてください"),
  illustration: z.boolean("true か false を書いてください").default(false),
  credit: z.string().max(CREDIT_MAX, "80文字以内で書いてください").default(""),
  licence: z.string().max(CREDIT_MAX, "80文字以内で書いてください").default(""),
  taken: z.iso.date("日付として読めません（2026-07-01 の形で）").or(z.literal("")).default(""),
  width: whole,
  height: whole,
  sha256: z.string().regex(/^[0-9a-f]{64}$/, "元のファイルのSHA-256ではありません"),
  created: z.iso.datetime("日時として読めません"),
});

const LATER_WIDTH = 480;

export interface FoundPicture {
  id: string;
  file: string;
  sha256: string;
  /** Read when it is wanted: all of them at once may be more than memory holds. */
  read(): ImageCopy;
}

const nameOf = ({ width, format }: (typeof variants)[number]) => `${width}.${format === "jpeg" ? "jpg" : format}`;

/** What is in a picture's folder, by name. */
export function pictureFiles({ createdAt, ...image }: ImageCopy): [name: string, content: string | Uint8Array][] {
  const { name, alt, isIllustration, credit, licence, takenOn, width, height, sha256 } = image;
  const said = {
    ...(isIllustration && { illustration: true }),
    ...(credit && { credit }),
    ...(licence && { licence }),
    ...(takenOn && { taken: takenOn }),
  };
  return [
    [ABOUT, writeYaml({ name, alt, ...said, width, height, sha256, created: createdAt })],
    ...image.variants.map((variant): [string, Uint8Array] => [nameOf(variant), variant.bytes]),
  ];
}

export function writePicture(folder: string, image: ImageCopy): void {
  const own = join(folder, image.id);
  makeFolder(own);
  for (const [name, content] of pictureFiles(image)) writeFileSync(join(own, name), content);
}

export function readPictures(folder: string): { pictures: FoundPicture[]; problems: FileProblem[] } {
  const pictures: FoundPicture[] = [];
  const problems: FileProblem[] = [];
  for (const id of readdirSync(folder).toSorted()) {
    if (id.startsWith(".")) continue;
    const read = readPicture(join(folder, id), id);
    if ("problems" in read) problems.push(...read.problems);
    else pictures.push(read);
  }
  return { pictures, problems };
}

function readPicture(folder: string, id: string): FoundPicture | { problems: FileProblem[] } {
  const file = `${PICTURES}/${id}/${ABOUT}`;
  const refused = (message: string, line = 1) => ({ problems: [{ file, line, message }] });
  if (!existsSync(join(folder, ABOUT))) return refused(`画像のフォルダーには ${ABOUT} が要ります`);
  const written = readTextFile(join(folder, ABOUT));
  if (!written.ok) return refused(written.message);
  const read = readYaml(written.text);
  if (!read.ok) return { problems: read.problems.map((problem) => ({ file, ...problem })) };
  const parsed = about.safeParse(read.values, { error: () => "この項目が要ります" });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refused(issue?.message ?? "", read.lineOf([String(issue?.path[0])]));
  }
  const { created: createdAt, illustration: isIllustration, taken: takenOn, ...image } = parsed.data;
  if (!/^[0-9a-f]{20}$/.test(id)) return refused("フォルダー名が画像のIDではありません（0-9とa-fの20文字）");
  // Folders written before pictures had a width lack it: it is made when somebody asks for it.
  const there = variants.filter((one) => one.width !== LATER_WIDTH || existsSync(join(folder, nameOf(one))));
  const broken = there.find((variant) => !isPicture(join(folder, nameOf(variant)), variant.format));
  if (broken) return refused(`${nameOf(broken)} がないか、${broken.format} の画像ではありません`);
  const bytesOf = (variant: (typeof variants)[number]) => readFileSync(join(folder, nameOf(variant)));
  return {
    id,
    file,
    sha256: image.sha256,
    read: () => ({
      id,
      createdAt,
      isIllustration,
      takenOn,
      ...image,
      variants: there.map((one) => ({ ...one, bytes: bytesOf(one) })),
    }),
  };
}

function isPicture(path: string, format: string): boolean {
  return existsSync(path) && pictureType(readFileSync(path)) === format;
}
