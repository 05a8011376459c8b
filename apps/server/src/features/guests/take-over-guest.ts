import type { Tx } from "@hilo/db/open-database";
import { isUniqueViolation } from "@hilo/db/unique-violation";
import type { Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { deleteGuest, lockGuestBySecret } from "./guests.repo.ts";

/** Gives a player what a feature keeps of a visitor's device. What it leaves goes with the device. */
export type GuestClaim = (tx: Tx, guestId: string, userId: string) => Promise<void>;

declare module "../../platform/context.ts" {
	interface Services {
		/** What whoever signs up or signs in takes over, of each feature. */
		readonly guestClaims: readonly GuestClaim[];
	}
}

/** Makes what the browser's visitor has played the player's who has signed up or signed in there, and forgets the visitor. */
export async function takeOverGuest(ctx: Ctx, userId: string): Promise<void> {
	if (ctx.guestSecret === null) return;
	const hash = hashSecret(ctx.guestSecret);
	try {
		await takeOver(ctx, hash, userId);
	} catch (error) {
		// The player has begun the same on another device at this moment. That counts, and is seen now.
		if (!isUniqueViolation(error)) throw error;
		await takeOver(ctx, hash, userId);
	}
	ctx.setGuest(null);
}

async function takeOver(ctx: Ctx, hash: string, userId: string): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const guest = await lockGuestBySecret(tx, hash);
		if (!guest) return;
		for (const claim of ctx.guestClaims) await claim(tx, guest.id, userId);
		await deleteGuest(tx, guest.id);
	});
}
