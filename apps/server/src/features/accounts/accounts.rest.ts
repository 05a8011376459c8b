import { loginInput, registerInput, updateProfileInput } from "@hilo/rules/accounts/accounts.schema";
import { z } from "zod";
import { okAnswer } from "../../http/ok-answer.ts";
import { restRow } from "../../http/rest-row.ts";
import { userAnswer } from "./accounts.answers.ts";
import { presentUser } from "./accounts.presenter.ts";
import { currentUser } from "./current-user.ts";
import { currentUserTag } from "./current-user-tag.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { register } from "./register.ts";
import { updateProfile } from "./update-profile.ts";

const answer = z.object({ user: userAnswer });

export const accountsRows = [
	restRow({
		method: "post",
		path: "/auth/register",
		summary: "Opens an account and signs in",
		access: "visitor",
		input: registerInput,
		answer,
		status: 201,
		openInMaintenance: true,
		handle: async (ctx, input) => ({ user: presentUser(await register(ctx, input)) }),
	}),
	restRow({
		method: "post",
		path: "/auth/login",
		summary: "Signs in by email address or username",
		access: "visitor",
		input: loginInput,
		answer,
		openInMaintenance: true,
		handle: async (ctx, input) => ({ user: presentUser(await login(ctx, input)) }),
	}),
	restRow({
		method: "post",
		path: "/auth/logout",
		summary: "Signs out",
		access: "visitor",
		answer: okAnswer,
		openInMaintenance: true,
		handle: async (ctx) => {
			await logout(ctx);
			return { success: true } as const;
		},
	}),
	restRow({
		method: "get",
		path: "/user/me",
		summary: "Oneself",
		access: "player",
		answer,
		openInMaintenance: true,
		etag: currentUserTag,
		handle: async (ctx) => ({ user: presentUser(await currentUser(ctx)) }),
	}),
	restRow({
		method: "patch",
		path: "/user/profile",
		aliases: ["/api/user/profile"],
		summary: "Changes one's username",
		access: "player",
		input: updateProfileInput,
		answer,
		handle: async (ctx, input) => ({ user: presentUser(await updateProfile(ctx, input)) }),
	}),
];
