import { ADMINS, type AuthorisationTable, signedIn } from "../authorisation.ts";
import { PASSWORD } from "../test-site.ts";

const token = () => ({ kind: "player", name: "My bot", scopes: ["read"], days: 30, password: PASSWORD });
const unknown = () => ({ id: "unknown" });

export const apiTokensAuthorisation = {
	rows: {},
	procedures: {
		"apiTokens.list": { scope: "never", status: signedIn() },
		"apiTokens.create": { scope: "never", input: token, status: signedIn() },
		// The token does not exist.
		"apiTokens.end": { scope: "never", input: unknown, status: signedIn(404) },
		"apiTokens.listAdmin": { scope: "never", status: ADMINS },
		"apiTokens.endAdmin": { scope: "never", input: unknown, status: { ...ADMINS, admin: 404 } },
	},
} satisfies AuthorisationTable;
