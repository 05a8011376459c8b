import type { PictureRow } from "@hilo/db/tables";
import type { Services } from "../../../platform/context.ts";
import { findPicture } from "./pictures.repo.ts";

/** Anyone who knows the address may load it. Undefined once it is deleted, or removed with all games that show it. */
export function itemPicture(
	{ db }: Pick<Services, "db">,
	hash: string,
): Promise<Pick<PictureRow, "type" | "bytes"> | undefined> {
	return findPicture(db.kysely, hash);
}
