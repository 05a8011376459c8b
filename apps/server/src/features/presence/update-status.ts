import type { UpdateStatusInput } from "@hilo/rules/presence/presence.schema";
import { type Ctx, credentialId, requirePlayer } from "../../platform/context.ts";

/** Friends see it within a second. @throws AppError 401. */
export function updateStatus(ctx: Ctx, { status }: UpdateStatusInput): void {
	const player = requirePlayer(ctx);
	ctx.presence.local.post(player.id, status, credentialId(player));
	// The live stream may be open at another process, which keeps the last status it received.
	ctx.liveEvents.broadcast([player.id], { kind: "status", status });
}
