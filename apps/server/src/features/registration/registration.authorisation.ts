import { ADMINS, type AuthorisationTable, anyone } from "../../testing/authorisation.ts";

export const registrationAuthorisation = {
	rows: {},
	procedures: {
		"registration.invitation": { input: () => ({ key: "unknown" }), status: anyone() },
		"registration.invitations": { status: ADMINS },
		"registration.createInvitation": { input: () => ({ uses: 1, days: 1 }), status: ADMINS },
		"registration.endInvitation": {
			input: () => ({ id: "unknown" }),
			status: { ...ADMINS, admin: 404 },
		},
	},
} satisfies AuthorisationTable;
