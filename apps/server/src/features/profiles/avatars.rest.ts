import { MAX_AVATAR_BYTES } from "@hilo/rules/profiles/avatar";
import { z } from "zod";
import { restRow } from "../../platform/rest/rest-row.ts";
import { uploadedFile } from "../../platform/rest/upload.ts";
import { avatarOf } from "../users/avatar.ts";
import { resetAvatar, setAvatar } from "./avatars.ts";

const answer = z.object({ avatarUrl: z.string() });

export const avatarsRows = [
	restRow({
		method: "post",
		path: "/user/avatar",
		scope: "social",
		summary: "Uploads the caller's picture: JPEG, PNG, GIF or WebP, at most 10 MB",
		access: "player",
		upload: {
			field: "avatar",
			maxBytes: MAX_AVATAR_BYTES,
			tooLarge: "accounts/avatar-too-large",
			missing: "accounts/avatar-missing",
		},
		input: z.object({ avatar: uploadedFile }),
		errors: ["accounts/avatar-wrong-type", "accounts/avatar-unreadable", "accounts/avatar-too-many-pixels"],
		answer,
		handle: setAvatar,
	}),
	restRow({
		method: "post",
		path: "/user/reset-avatar",
		scope: "social",
		summary: "Removes the caller's picture",
		access: "player",
		answer,
		handle: async (ctx) => ({ avatarUrl: avatarOf((await resetAvatar(ctx)).user).avatarUrl }),
	}),
];
