import type { CallScope } from "@hilo/rules/api-tokens/scopes";
import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import { getTRPCErrorFromUnknown, initTRPC, TRPCError } from "@trpc/server";
import { type Access, admit, type Ctx, isAdmin } from "./context.ts";
import { messageFor, trpcCode, trpcErrorData } from "./error-bodies.ts";
import { asAppError } from "./errors.ts";

/** Read by `checkMaintenance`. */
export interface MaintenanceMeta {
	readonly openInMaintenance?: boolean;
	/** The error during maintenance, if it is not the usual one. */
	readonly maintenanceError?: ErrorCode;
}

interface CallMeta extends MaintenanceMeta {
	/** Over 100 kB or 5 ms of the event loop with the most that limits allow: callers take turns. */
	readonly isLarge?: boolean;
	/** Takes bytes as they are, not JSON. */
	readonly isUpload?: boolean;
}

interface ProcedureMeta extends CallMeta {
	readonly scope: CallScope;
}

const t = initTRPC
	.context<Ctx>()
	.meta<ProcedureMeta>()
	.create({
		isDev: false,
		errorFormatter({ shape, error, ctx }) {
			const appError = asAppError(error);
			const isForAdmin = ctx !== undefined && isAdmin(ctx);
			return {
				...shape,
				message: messageFor(appError, isForAdmin),
				data: { ...shape.data, ...trpcErrorData(appError, isForAdmin, () => ctx?.requestId ?? "") },
			};
		},
	});

/** Lets callers pass, gives turns, maps errors to their status. One middleware: each copies the context. */
function guard<Of extends Access, Needed extends CallScope>(
	access: Of,
	scope: Needed,
	{ isLarge = false, isUpload = false }: CallMeta,
) {
	return t.middleware(async ({ ctx, type, getRawInput, next }) => {
		try {
			const admitted = admit(ctx, access, scope);
			const start = () => next({ ctx: admitted });
			const call = isLarge ? () => ctx.limits.queues.runLargeRead(ctx, start) : start;
			// Uploads are read later, in a queue of their own.
			const takesTurn = type === "mutation" && !isUpload;
			if (takesTurn) await untilArrived(getRawInput);
			const result = await (takesTurn ? ctx.limits.queues.runWrite(ctx, call) : call());
			return result.ok ? result : { ...result, error: withStatus(result.error) };
		} catch (refusal) {
			throw withStatus(refusal);
		}
	});
}

/** Waits for the body. One that can't be read is refused later, if there is an input. @throws AppError for no JSON. */
async function untilArrived(getRawInput: () => Promise<unknown>): Promise<void> {
	const wrongType = new AppError("request/wrong-type");
	const input = await getRawInput().catch((error) => {
		if (asAppError(error).code === wrongType.code) throw wrongType;
	});
	if (input instanceof ReadableStream) throw wrongType;
}

function withStatus(thrown: unknown): TRPCError {
	const cause = asAppError(thrown);
	if (cause.code === "site/unexpected") return getTRPCErrorFromUnknown(thrown);
	return new TRPCError({ code: trpcCode(cause), message: cause.message, cause });
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** For visitors too. A token needs the scope. */
export function procedure<Needed extends CallScope>(scope: Needed, meta: CallMeta = {}) {
	return t.procedure.meta({ ...meta, scope }).use(guard("visitor", scope, meta));
}

type TurnMeta = Pick<CallMeta, "isLarge" | "isUpload">;

/** Visitors get 401, and tokens without the scope 403, before the input is read. */
export function playerProcedure<Needed extends CallScope>(scope: Needed, meta: TurnMeta = {}) {
	return t.procedure.meta({ ...meta, scope }).use(guard("player", scope, meta));
}

/** As `playerProcedure`; other players get 403. */
export function adminProcedure<Needed extends CallScope>(scope: Needed, meta: TurnMeta = {}) {
	return t.procedure.meta({ ...meta, scope }).use(guard("admin", scope, meta));
}
