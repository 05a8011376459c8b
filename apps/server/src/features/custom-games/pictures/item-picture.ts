import type { PicturesTable } from "@hilo/db/tables/custom-games.tables";
import type { Services } from "../../../platform/context.ts";
import { findPicture } from "./pictures.repo.ts";

/**
 * The picture of that hash; undefined where nothing needs it any more, and while the games that show it stand removed by administrators
 * (D60). Anyone who knows its address may load it.
 */
export function itemPicture(
	{ db }: Pick<Services, "db">,
	hash: string,
): Promise<Pick<PicturesTable, "type" | "bytes"> | undefined> {
	return findPicture(db.kysely, hash);
}
