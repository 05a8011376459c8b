import { loginInput, registerInput } from "@hilo/rules/accounts/accounts.schema";
import { done, restRow } from "../../platform/rest/rest-row.ts";
import { ownRecordAnswer as answer, documentedUser } from "../me/me.presenter.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { logout } from "./sessions.ts";

export const accountsRows = [
	restRow({
		method: "post",
		path: "/auth/register",
		scope: "never",
		summary: "Opens an account and signs in",
		access: "visitor",
		input: registerInput,
		errors: [
			"accounts/email-invalid",
			"accounts/username-empty",
			"accounts/username-length",
			"accounts/username-characters",
			"accounts/username-reserved",
			"accounts/password-too-short",
			"accounts/password-unreadable",
			"registration/closed",
			"registration/invitation-needed",
			"registration/invitation-unknown",
			"registration/invitation-expired",
			"registration/invitation-used-up",
			"registration/set-up-already",
			"accounts/email-taken",
			"accounts/username-taken",
			"accounts/too-many-registrations",
		],
		answer,
		status: 201,
		maintenanceError: "site/registration-in-maintenance",
		handle: async (ctx, input) => ({ user: await documentedUser(ctx, await register(ctx, input)) }),
	}),
	restRow({
		method: "post",
		path: "/auth/login",
		scope: "never",
		summary: "Signs in by email address or username",
		access: "visitor",
		input: loginInput,
		errors: [
			"accounts/fields-required",
			"accounts/bad-login",
			"accounts/suspended",
			"accounts/too-many-attempts",
			"accounts/too-many-sign-ins",
			"site/maintenance",
		],
		answer,
		openInMaintenance: true,
		handle: async (ctx, input) => ({ user: await documentedUser(ctx, await login(ctx, input)) }),
	}),
	restRow({
		method: "post",
		path: "/auth/logout",
		scope: "never",
		summary: "Signs out",
		access: "visitor",
		openInMaintenance: true,
		...done(logout),
	}),
];
