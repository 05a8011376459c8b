import { ERRORS } from "@hilo/rules/errors/errors";
import { MAX_AVATAR_BYTES } from "@hilo/rules/profiles/avatar";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { pictureFault } from "../../../platform/picture-upload.ts";
import { toast } from "../../../platform/toasts.ts";
import { uploadAvatar } from "./upload-avatar.ts";

/** `share` is the part that is sent, from 0 to 1; null without an upload. */
export function useAvatarUpload() {
	const utils = trpc.useUtils();
	const [share, setShare] = useState<number | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	const send = async (file: File) => {
		setProblem(null);
		const fault = await pictureFault(file, MAX_AVATAR_BYTES);
		if (fault) return setProblem(ERRORS[fault].message);
		setShare(0);
		try {
			await uploadAvatar(file, setShare);
			await Promise.all([utils.me.get.invalidate(), utils.leaderboards.invalidate()]);
			utils.profiles.get.invalidate();
			toast("success", "Avatar updated");
		} catch (error) {
			setProblem(error instanceof Error ? error.message : String(error));
		}
		setShare(null);
	};
	return { share, problem, send, forget: () => setProblem(null) };
}
