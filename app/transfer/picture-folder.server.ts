// Picture folders: images/<id>/ with all sizes, and image.yaml.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type ImageCopy, variants } from "#app/platform/images/copies.server.ts";
import { ALT_MAX, CREDIT_MAX, NAME_MAX } from "#app/platform/images/image.ts";
import { pictureType } from "#app/platform/images/signature.ts";
import type { FileProblem } from "./file-problem.ts";
import { namesIn, readTextFile } from "./text-file.server.ts";
import { readYaml, writeYaml } from "./yaml.server.ts";

export const PICTURES = "images";
const ABOUT = "image.yaml";

const maxText = (most: number) => z.string().max(most, `${most}文字以内で書いてください`);
// YAML values are read as text, but written as numbers and booleans without quotes.
const count = z.codec(z.union([z.string(), z.number()]), z.int("1以上の整数を書いてください").min(1), {
  decode: Number,
  encode: (number) => number,
});
const flag = z.codec(z.union([z.enum(["true", "false"]), z.boolean()], "true か false を書いてください"), z.boolean(), {
  decode: (written) => String(written) === "true",
  encode: (isSet) => isSet,
});

type About = Omit<ImageCopy, "id" | "variants">;

const about = z.codec(
  z.strictObject({
    name: maxText(NAME_MAX),
    alt: maxText(ALT_MAX),
    illustration: flag.optional(),
    credit: maxText(CREDIT_MAX).optional(),
    licence: maxText(CREDIT_MAX).optional(),
    taken: z.iso.date("日付として読めません（例：2026-07-01）").or(z.literal("")).optional(),
    width: count,
    height: count,
    sha256: z.string().regex(/^[0-9a-f]{64}$/, "元のファイルのSHA-256ではありません"),
    created: z.iso.datetime("日時として読めません"),
  }),
  z.custom<About>(),
  {
    decode: ({ illustration, taken, created, credit = "", licence = "", ...same }) => ({
      ...same,
      isIllustration: illustration ?? false,
      credit,
      licence,
      takenOn: taken ?? "",
      createdAt: created,
    }),
    encode: ({ name, alt, isIllustration, credit, licence, takenOn, width, height, sha256, createdAt }) => ({
      name,
      alt,
      illustration: isIllustration || undefined,
      credit: credit || undefined,
      licence: licence || undefined,
      taken: takenOn || undefined,
      width,
      height,
      sha256,
      created: createdAt,
    }),
  },
);

export interface FoundPicture {
  id: string;
  file: string;
  about: About;
  /** Reads the bytes lazily: all pictures may not fit in memory. */
  read(): ImageCopy;
}

const nameOf = ({ width, format }: (typeof variants)[number]) => `${width}.${format === "jpeg" ? "jpg" : format}`;

/** Returns the text of image.yaml, equal for equal pictures. */
export function pictureYaml(image: About): string {
  return writeYaml(about.encode(image));
}

export function pictureFiles(image: ImageCopy): [name: string, content: string | Uint8Array][] {
  return [
    [ABOUT, pictureYaml(image)],
    ...image.variants.map((variant): [string, Uint8Array] => [nameOf(variant), variant.bytes]),
  ];
}

export function readPictures(folder: string): { pictures: FoundPicture[]; problems: FileProblem[] } {
  const pictures: FoundPicture[] = [];
  const problems: FileProblem[] = [];
  for (const id of namesIn(folder)) {
    const read = readPicture(join(folder, id), id);
    if ("problems" in read) problems.push(...read.problems);
    else pictures.push(read);
  }
  return { pictures, problems };
}

function readPicture(folder: string, id: string): FoundPicture | { problems: FileProblem[] } {
  const file = `${PICTURES}/${id}/${ABOUT}`;
  const refused = (message: string, line = 1) => ({ problems: [{ file, line, message }] });
  if (!existsSync(join(folder, ABOUT))) return refused(`画像のフォルダーには ${ABOUT} が必要です`);
  const written = readTextFile(join(folder, ABOUT));
  if (!written.ok) return refused(written.message);
  const read = readYaml(written.text);
  if (!read.ok) return { problems: read.problems.map((problem) => ({ file, ...problem })) };
  const parsed = about.safeDecode(read.values as z.input<typeof about>, {
    error: ({ code, keys }) =>
      code === "unrecognized_keys" ? `${String(keys)} という項目はありません` : "この項目が必要です",
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
    return refused(issue?.message ?? "", read.lineOf([String(name)]));
  }
  if (!/^[0-9a-f]{20}$/.test(id)) return refused("フォルダー名が画像のIDではありません（0-9とa-fの20文字）");
  const broken = variants.find((variant) => !isPicture(join(folder, nameOf(variant)), variant.format));
  if (broken) return refused(`${nameOf(broken)} がないか、${broken.format} の画像ではありません`);
  const bytesOf = (variant: (typeof variants)[number]) => readFileSync(join(folder, nameOf(variant)));
  return {
    id,
    file,
    about: parsed.data,
    read: () => ({ id, ...parsed.data, variants: variants.map((one) => ({ ...one, bytes: bytesOf(one) })) }),
  };
}

function isPicture(path: string, format: string): boolean {
  return existsSync(path) && pictureType(readFileSync(path)) === format;
}
