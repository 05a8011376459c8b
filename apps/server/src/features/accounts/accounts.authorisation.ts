import {
	type AuthorisationTable,
	anyone,
	CALLERS,
	type Caller,
	PLAYERS,
	signedIn,
	type World,
} from "../../testing/authorisation.ts";
import { PASSWORD } from "../../testing/test-site.ts";

const newcomer = (_: World, caller: Caller) => ({
	email: `new-${caller}@example.org`,
	username: `new-${CALLERS.indexOf(caller)}`,
	password: PASSWORD,
});
const login = () => ({ emailOrUsername: "player", password: PASSWORD });

export const accountsAuthorisation = {
	rows: {
		"POST /auth/register": { input: newcomer, status: anyone(201) },
		"POST /auth/login": { input: login, status: anyone() },
		"POST /auth/logout": { status: anyone() },
	},
	procedures: {
		"accounts.register": { input: newcomer, status: anyone() },
		"accounts.login": { input: login, status: anyone() },
		"accounts.logout": { status: anyone() },
		"accounts.forgotPassword": { input: () => ({ email: "player@example.org" }), status: anyone() },
		"accounts.resetPassword": {
			input: () => ({ token: "unknown", password: PASSWORD }),
			status: anyone(400),
		},
		"accounts.changePassword": {
			input: () => ({ currentPassword: PASSWORD, password: PASSWORD }),
			status: PLAYERS,
		},
		"accounts.changeEmail": {
			input: () => ({ email: "moved@example.org", password: PASSWORD }),
			status: PLAYERS,
		},
		"accounts.confirmEmail": { input: () => ({ token: "unknown" }), status: anyone(400) },
		// This test site sends no mails, so every address counts as verified.
		"accounts.sendVerification": { status: signedIn(409) },
		"accounts.sessions": { status: PLAYERS },
		"accounts.endSession": { input: () => ({ id: "unknown" }), status: PLAYERS },
		"accounts.endOtherSessions": { status: PLAYERS },
		// The only administrator can't leave.
		"accounts.deleteAccount": {
			input: () => ({ password: PASSWORD }),
			status: { ...PLAYERS, admin: 409 },
		},
	},
} satisfies AuthorisationTable;
