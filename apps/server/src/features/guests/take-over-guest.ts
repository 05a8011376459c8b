import { againAfterUniqueViolation } from "@hilo/db/database-errors";
import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { deleteGuest, lockGuestBySecret } from "./guests.repo.ts";

/** Moves one feature's data of a guest to a player. The rest is deleted with the guest. */
type GuestClaim = (tx: Tx, guestId: string, userId: string) => Promise<void>;

declare module "../../platform/context.ts" {
	interface Services {
		readonly guests: { readonly claims: readonly GuestClaim[] };
	}
}

/** Moves the guest's data to the player who signed up or in, and deletes the guest. */
export async function takeOverGuest(ctx: Ctx, userId: string): Promise<void> {
	if (ctx.guestSecret === null) return;
	const hash = hashSecret(ctx.guestSecret);
	// The player may begin the same on another device at the same moment.
	await againAfterUniqueViolation(() =>
		ctx.db.transaction(async (tx) => {
			const guest = await lockGuestBySecret(tx, hash);
			if (!guest) return;
			for (const claim of ctx.guests.claims) await claim(tx, guest.id, userId);
			await deleteGuest(tx, guest.id);
		}),
	);
	ctx.setGuest(null);
}
