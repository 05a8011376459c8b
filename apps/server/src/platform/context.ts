import { allowsCall, type CallScope, type Scope, scopeMissingText } from "@hilo/rules/api-tokens/scopes";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Platform } from "./platform.ts";
import { ownOrigin } from "./settings.ts";
import { hashSecret } from "./system/ids.ts";

interface Visitor {
	readonly kind: "visitor";
}

interface SessionCredential {
	readonly kind: "session";
	readonly secret: string;
}

interface TokenCredential {
	readonly kind: "token";
	readonly id: string;
	readonly name: string;
	readonly scopes: readonly Scope[];
}

export interface Player {
	readonly kind: "player";
	readonly id: string;
	readonly username: string;
	/** With a token: whether it has a scope of the administration. */
	readonly isAdmin: boolean;
	readonly revision: number;
	readonly credential: SessionCredential | TokenCredential;
}

/** A player who is signed in, and does not call with a token. */
export type SignedInPlayer = Player & { readonly credential: SessionCredential };

/** The `hilo` command and the server's own chores. */
interface Operator {
	readonly kind: "operator";
}

export type Actor = Visitor | Player | Operator;

/** What all calls of a process share. A feature that keeps something adds a field, beside its factory. */
export interface Services extends Platform {}

/** The context of a use case: the services, the caller and where the call came from. */
export interface Ctx extends Services {
	readonly actor: Actor;
	/** The caller's network address, for limits only. */
	readonly address: string;
	readonly userAgent: string;
	/** The request's id in the log and on error pages; "" for the site's own work. */
	readonly requestId: string;
	/** False for the site's own work, and if the browser asks not to be tracked (docs/product.md#analytics). */
	readonly isCounted: boolean;
	/** The origin of links in mails, without a trailing slash. */
	readonly linkOrigin: string;
	/** From the guest cookie; null without one, and for pages. */
	readonly guestSecret: string | null;
	/** Of the accounts that have signed in with the browser, as its cookie has them; not checked. */
	readonly browserMarks: readonly string[];
	/** Sets the answer's session cookie; null deletes it. */
	setSession(secret: string | null): void;
	setGuest(secret: string | null): void;
	setBrowserMarks(marks: readonly string[]): void;
}

/** @throws AppError `accounts/signed-out` (401) if no player is signed in. */
export function requirePlayer(ctx: Pick<Ctx, "actor">): Player {
	if (ctx.actor.kind !== "player") throw new AppError("accounts/signed-out");
	return ctx.actor;
}

/**
 * For what no token may do, whatever the table of calls says: passwords, sessions, tokens.
 * @throws AppError `accounts/signed-out` (401); `api-tokens/never` (403) with a token.
 */
export function requireSession(ctx: Pick<Ctx, "actor">): SignedInPlayer {
	const player = requirePlayer(ctx);
	const { credential } = player;
	if (credential.kind === "token") throw new AppError("api-tokens/never");
	return { ...player, credential };
}

/** Identifies the session or token in live streams and presence: the hash of the secret, or the token's id. */
export function credentialId({ credential }: Pick<Player, "credential">): string {
	return credential.kind === "session" ? hashSecret(credential.secret) : credential.id;
}

/** Whether the caller may make calls that need this scope; always without a token. */
export function hasScope({ actor }: Pick<Ctx, "actor">, needed: CallScope): boolean {
	if (actor.kind !== "player" || actor.credential.kind === "session") return true;
	return allowsCall(actor.credential.scopes, needed);
}

/** @throws AppError 403 if the caller's token may not make calls that need this scope. */
export function requireScope(ctx: Pick<Ctx, "actor">, needed: CallScope): void {
	if (hasScope(ctx, needed)) return;
	if (needed === "never" || needed === "any") throw new AppError("api-tokens/never");
	throw new AppError("api-tokens/scope-missing", { message: scopeMissingText(needed) });
}

/** Calls in which `admin:read` is enough for an administrator's rights, because they change nothing. */
const READING = ["any", "read", "admin:read"];

/**
 * Returns the context for a call that needs this scope. Outside the calls of the administration, a token changes
 * nothing with the rights of an administrator unless it has `admin:write`. @throws AppError 403 as `requireScope`.
 */
export function scopedContext(ctx: Ctx, needed: CallScope): Ctx {
	requireScope(ctx, needed);
	const { actor } = ctx;
	if (actor.kind !== "player" || READING.includes(needed) || hasScope(ctx, "admin:write")) return ctx;
	return { ...ctx, actor: { ...actor, isAdmin: false } };
}

/** @throws AppError `accounts/signed-out` (401); `admin/access-denied` (403) for other players. */
export function requireAdmin(ctx: Pick<Ctx, "actor">): Player {
	const player = requirePlayer(ctx);
	if (!player.isAdmin) throw new AppError("admin/access-denied");
	return player;
}

/** Lets the operator pass too. @throws AppError as `requireAdmin`. */
export function requireAdminOrOperator(ctx: Pick<Ctx, "actor">): void {
	if (ctx.actor.kind !== "operator") requireAdmin(ctx);
}

/** @throws AppError `site/operator-only` (403) unless the call comes from the command line or a chore. */
export function requireOperator(ctx: Pick<Ctx, "actor">): void {
	if (ctx.actor.kind !== "operator") throw new AppError("site/operator-only");
}

/** The context of the `hilo` command and of the server's own chores. */
export function operatorContext(services: Services): Ctx {
	return {
		...services,
		actor: { kind: "operator" },
		address: "local",
		userAgent: "",
		requestId: "",
		isCounted: false,
		linkOrigin: ownOrigin(services.settings),
		guestSecret: null,
		browserMarks: [],
		setSession: () => undefined,
		setGuest: () => undefined,
		setBrowserMarks: () => undefined,
	};
}
