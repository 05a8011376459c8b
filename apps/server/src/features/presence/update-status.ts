import type { UpdateStatusInput } from "@hilo/rules/presence/presence.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";

/** Friends see it within a second. @throws AppError 401. */
export function updateStatus(ctx: Ctx, { status }: UpdateStatusInput): void {
	const { id, sessionSecret } = requirePlayer(ctx);
	ctx.presence.local.post(id, status, hashSecret(sessionSecret));
	// The live stream may be open at another process, which keeps the last status it received.
	ctx.live.broadcast([id], { kind: "status", status });
}
