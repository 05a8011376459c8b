import type { Ctx } from "../../platform/context.ts";
import { findInvitation } from "./find-invitation.ts";

/** What the page of a link says; for everyone who has the link. */
export async function showInvitation(ctx: Ctx, { key }: { key: string }) {
	const { row, status } = await findInvitation(ctx, key);
	return { status, makesAdmin: row?.makes_admin === 1 };
}
