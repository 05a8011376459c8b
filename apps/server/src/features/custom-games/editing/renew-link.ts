import { linkOf } from "@hilo/rules/custom-games/access";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/system/ids.ts";
import { findOwnGame } from "../find-game.ts";
import { withdrawMailed } from "../sharing/withdraw-invitation.ts";
import { setLinkKey } from "./editing.repo.ts";

/** Ends old links and unanswered invitations by address. @throws AppError 401; 403 for anyone but the creator; 404. */
export async function renewLink(ctx: Ctx, { id }: { readonly id: string }) {
	requirePlayer(ctx);
	const { row } = await findOwnGame(ctx, id);
	const key = newSecret();
	await ctx.db.transaction(async (tx) => {
		await withdrawMailed(ctx, tx, id);
		await setLinkKey(tx, id, key);
	});
	return { shareableLink: linkOf(id, row.privacy, key) };
}
