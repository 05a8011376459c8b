import { PICTURES_BYTES_MAX } from "@hilo/rules/custom-games/limits";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { bytesOwned } from "./pictures.repo.ts";

/** @throws AppError 401. */
export async function pictureQuota(ctx: Ctx): Promise<{ usedBytes: number; limitBytes: number }> {
	const { id } = requirePlayer(ctx);
	return { usedBytes: await bytesOwned(ctx.db.kysely, id), limitBytes: PICTURES_BYTES_MAX };
}
