import { ADMINS, type AuthorisationTable, anyone } from "../authorisation.ts";

export const registrationAuthorisation = {
	rows: {},
	procedures: {
		"registration.invitation": { scope: "any", input: () => ({ key: "unknown" }), status: anyone() },
		"registration.beginRestore": {
			scope: "any",
			input: () => ({ key: "unknown", bytes: 1 }),
			status: anyone(400),
		},
		"registration.uploadBackup": {
			scope: "any",
			input: () => ({ upload: "unknown", at: 0, part: "" }),
			status: anyone(409),
		},
		"registration.restore": { scope: "any", input: () => ({ upload: "unknown" }), status: anyone(409) },
		"registration.invitations": { scope: "admin:read", status: ADMINS },
		"registration.createInvitation": {
			scope: "admin:write",
			input: () => ({ uses: 1, days: 1 }),
			status: ADMINS,
		},
		"registration.endInvitation": {
			scope: "admin:write",
			input: () => ({ id: "unknown" }),
			status: { ...ADMINS, admin: 404 },
		},
	},
} satisfies AuthorisationTable;
