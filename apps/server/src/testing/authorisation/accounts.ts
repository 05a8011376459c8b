import {
	type AuthorisationTable,
	anyone,
	CALLERS,
	type Caller,
	PLAYERS,
	signedIn,
	type World,
} from "../authorisation.ts";
import { PASSWORD } from "../test-site.ts";

const newcomer = (_: World, caller: Caller) => ({
	email: `new-${caller}@example.org`,
	username: `new-${CALLERS.indexOf(caller)}`,
	password: PASSWORD,
});
const login = () => ({ emailOrUsername: "player", password: PASSWORD });

export const accountsAuthorisation = {
	rows: {
		"POST /auth/register": { scope: "never", input: newcomer, status: anyone(201) },
		"POST /auth/login": { scope: "never", input: login, status: anyone() },
		"POST /auth/logout": { scope: "never", status: anyone() },
	},
	procedures: {
		"accounts.register": { scope: "never", input: newcomer, status: anyone() },
		"accounts.login": { scope: "never", input: login, status: anyone() },
		"accounts.logout": { scope: "never", status: anyone() },
		"accounts.forgotPassword": {
			scope: "never",
			input: () => ({ email: "player@example.org" }),
			status: anyone(),
		},
		"accounts.resetPassword": {
			scope: "never",
			input: () => ({ token: "unknown", password: PASSWORD }),
			status: anyone(400),
		},
		"accounts.changePassword": {
			scope: "never",
			input: () => ({ currentPassword: PASSWORD, password: PASSWORD }),
			status: PLAYERS,
		},
		"accounts.changeEmail": {
			scope: "never",
			input: () => ({ email: "moved@example.org", password: PASSWORD }),
			status: PLAYERS,
		},
		"accounts.confirmEmail": { scope: "never", input: () => ({ token: "unknown" }), status: anyone(400) },
		// This test site sends no mails, so every address counts as verified.
		"accounts.sendVerification": { scope: "never", status: signedIn(409) },
		"accounts.sessions": { scope: "never", status: PLAYERS },
		"accounts.endSession": { scope: "never", input: () => ({ id: "unknown" }), status: PLAYERS },
		"accounts.endOtherSessions": { scope: "never", status: PLAYERS },
		// The only administrator can't leave.
		"accounts.deleteAccount": {
			scope: "never",
			input: () => ({ password: PASSWORD }),
			status: { ...PLAYERS, admin: 409 },
		},
	},
} satisfies AuthorisationTable;
