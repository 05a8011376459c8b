import { allowsCall, type CallScope, type Scope, scopeMissingText } from "@hilo/rules/api-tokens/scopes";
import { AppError } from "@hilo/rules/errors/errors";
import type { Platform } from "./platform.ts";
import { ownAddress } from "./settings.ts";
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
	readonly credential: SessionCredential | TokenCredential;
}

/** A player who is signed in, and does not call with a token. */
type SignedInPlayer = Player & { readonly credential: SessionCredential };

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
	/** What links in mails begin with: the site's address, without a trailing slash. */
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

/** Of calls that only players make. */
export interface PlayerCtx extends Ctx {
	readonly actor: Player;
}

/** Of calls that no token may make: passwords, sessions, tokens. */
export interface SessionCtx extends Ctx {
	readonly actor: SignedInPlayer;
}

/** The same where visitors may call too. */
export interface BrowserCtx extends Ctx {
	readonly actor: Visitor | SignedInPlayer;
}

/** Of calls with an administrator's rights. */
export interface AdminCtx extends Ctx {
	readonly actor: Player & { readonly isAdmin: true };
}

/** Of the `hilo` command and the chores. */
export interface OperatorCtx extends Ctx {
	readonly actor: Operator;
}

/** For what only some callers of a call may do. @throws AppError `accounts/signed-out` (401) for visitors. */
export function requirePlayer<Of extends Pick<Ctx, "actor">>(
	ctx: Of,
): asserts ctx is Of & Pick<PlayerCtx, "actor"> {
	if (ctx.actor.kind !== "player") throw new AppError("accounts/signed-out");
}

export function isAdmin<Of extends Pick<Ctx, "actor">>(ctx: Of): ctx is Of & Pick<AdminCtx, "actor"> {
	return ctx.actor.kind === "player" && ctx.actor.isAdmin;
}

/** Identifies the session or token in live streams and presence: the hash of the secret, or the token's id. */
export function credentialId({ credential }: Pick<Player, "credential">): string {
	return credential.kind === "session" ? hashSecret(credential.secret) : credential.id;
}

/** Whether the caller may make calls that need this scope; always without a token. */
function hasScope({ actor }: Pick<Ctx, "actor">, needed: CallScope): boolean {
	if (actor.kind !== "player" || actor.credential.kind === "session") return true;
	return allowsCall(actor.credential.scopes, needed);
}

/** Calls in which `admin:read` is enough for an administrator's rights, because they change nothing. */
const READING = ["any", "read", "admin:read"];

/** What a call requires of its caller. */
export type Access = "visitor" | "player" | "admin";

interface Contexts {
	readonly visitor: Ctx;
	readonly player: PlayerCtx;
	readonly admin: AdminCtx;
}

/** A player has a session where a call never takes a token. */
export type AdmittedCtx<Of extends Access, Needed extends CallScope> = Contexts[Of] &
	(Needed extends "never" ? (Of extends "visitor" ? BrowserCtx : SessionCtx) : unknown);

/**
 * Lets callers pass who may make a call. Outside the calls of the administration, a token changes nothing with the
 * rights of an administrator unless it has `admin:write`.
 * @throws AppError 401 for visitors; 403 for a token without the scope, and for players who are no administrators.
 */
export function admit<Of extends Access, Needed extends CallScope>(
	ctx: Ctx,
	access: Of,
	needed: Needed,
): AdmittedCtx<Of, Needed> {
	if (access !== "visitor") requirePlayer(ctx);
	if (!hasScope(ctx, needed)) throw scopeError(needed);
	const { actor } = ctx;
	const keepsRights = actor.kind !== "player" || READING.includes(needed) || hasScope(ctx, "admin:write");
	const admitted = keepsRights ? ctx : { ...ctx, actor: { ...actor, isAdmin: false } };
	if (access === "admin" && !isAdmin(admitted)) throw new AppError("admin/access-denied");
	return admitted as AdmittedCtx<Of, Needed>;
}

function scopeError(needed: CallScope): AppError {
	if (needed === "never" || needed === "any") return new AppError("api-tokens/never");
	return new AppError("api-tokens/scope-missing", { message: scopeMissingText(needed) });
}

/** The context of the `hilo` command and of the server's own chores. */
export function operatorContext(services: Services): OperatorCtx {
	return {
		...services,
		actor: { kind: "operator" },
		address: "local",
		userAgent: "",
		requestId: "",
		isCounted: false,
		linkOrigin: ownAddress(services.settings),
		guestSecret: null,
		browserMarks: [],
		setSession: () => undefined,
		setGuest: () => undefined,
		setBrowserMarks: () => undefined,
	};
}
