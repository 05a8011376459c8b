import type { PicturesTable } from "@hilo/db/tables/custom-games.tables";
import type { Ctx } from "../../../platform/context.ts";
import { findPicture } from "./pictures.repo.ts";

/** Anyone who knows the address may load it. Undefined once it is deleted, or removed with all games that show it. */
export function itemPicture(
	{ db }: Pick<Ctx, "db">,
	hash: string,
): Promise<Pick<PicturesTable, "type" | "bytes"> | undefined> {
	return findPicture(db.kysely, hash);
}
