import type { TokenKind } from "./token.ts";

/** What players' tokens may be allowed to do. */
const PLAYER_SCOPES = ["read", "play", "games", "social"] as const;

/** What administrators' tokens may be allowed besides. */
const ADMIN_SCOPES = ["admin:read", "admin:write"] as const;

export const SCOPES = [...PLAYER_SCOPES, ...ADMIN_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];

/** What a token needs for a call. `any`: every token may make it. `never`: none may, whatever its scopes. */
export type CallScope = Scope | "any" | "never";

export interface ScopeText {
	readonly label: string;
	readonly explanation: string;
}

export const SCOPE_TEXTS: Readonly<Record<Scope, ScopeText>> = {
	read: {
		label: "Read",
		explanation: "See what you see: your record, boards, friends, chats, games, and the export of your data",
	},
	play: { label: "Play", explanation: "Play games, daily decks and duels, and send scores" },
	games: { label: "Custom games", explanation: "Create, change, share and delete your games" },
	social: {
		label: "Social",
		explanation:
			"Act for you with others: friends, chats, presence, your profile, reports and support tickets",
	},
	"admin:read": { label: "Read the administration", explanation: "See all pages of the administration" },
	"admin:write": {
		label: "Administrate",
		explanation: "Moderate, answer tickets and change settings; never rights, or the deletion of accounts",
	},
};

/** Returns the scopes that a token of the kind may have. */
export function scopesOf(kind: TokenKind): readonly Scope[] {
	return kind === "administrator" ? SCOPES : PLAYER_SCOPES;
}

/** Returns whether a token with these scopes may make a call that needs `needed`. */
export function allowsCall(scopes: readonly Scope[], needed: CallScope): boolean {
	return needed === "any" || (needed !== "never" && scopes.includes(needed));
}

/** Returns whether a token with these scopes sees with its owner's rights as an administrator. */
export function hasAdminScope(scopes: readonly Scope[]): boolean {
	return ADMIN_SCOPES.some((scope) => scopes.includes(scope));
}

/** Returns the refusal of a token without the scope. */
export function scopeMissingText(needed: Scope): string {
	return `This token may not do that: it needs the scope “${needed}”.`;
}
