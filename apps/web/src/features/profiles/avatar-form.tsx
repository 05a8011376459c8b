import { ERRORS } from "@hilo/rules/errors/errors";
import { AVATAR_TYPES, MAX_AVATAR_BYTES } from "@hilo/rules/profiles/avatar";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorText } from "../../platform/api/errors.ts";
import { refusalText } from "../../platform/api/refusal-text.ts";
import { CSRF_HEADER } from "../../platform/api/request-headers.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { pictureFault, sendPicture } from "../../platform/picture-upload.ts";
import type { Me } from "../../platform/session.ts";
import { toast } from "../../platform/toasts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Meter } from "../../ui/meter.tsx";
import { useReplaceMe } from "./use-replace-me.ts";

export function AvatarForm({ me }: { me: Me }) {
	const input = useRef<HTMLInputElement>(null);
	const upload = useAvatarUpload();
	const sendChosen = () => {
		const { current } = input;
		const file = current?.files?.[0];
		if (!file) return;
		upload.send(file);
		// Lets the same file be chosen again.
		current.value = "";
	};
	// A file may have been chosen before the page's script was loaded.
	const sendEarly = useEffectEvent(sendChosen);
	useEffect(() => sendEarly(), []);
	const reset = useAvatarReset();
	const isBusy = upload.share !== null || reset.isPending;
	const problem = upload.problem ?? reset.problem;
	return (
		<div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4">
			<Avatar username={me.username} url={me.avatarUrl} className="grid size-20 text-3xl" />
			<div className="flex flex-wrap gap-3">
				<input
					ref={input}
					type="file"
					accept={AVATAR_TYPES.join()}
					aria-label="Avatar file"
					tabIndex={-1}
					className="sr-only"
					onChange={sendChosen}
				/>
				<Button kind="quiet" disabled={isBusy} onClick={() => input.current?.click()}>
					{upload.share !== null ? "Uploading..." : "Upload avatar"}
				</Button>
				{me.isCustomAvatar && (
					<Button
						kind="quiet"
						disabled={isBusy}
						onClick={() => {
							upload.forget();
							reset.reset();
						}}
					>
						Reset avatar
					</Button>
				)}
			</div>
			{upload.share !== null && (
				<div className="col-span-2">
					<Meter
						label="Upload"
						value={Math.round(upload.share * 100)}
						max={100}
						text={`${Math.round(upload.share * 100)} %`}
					/>
				</div>
			)}
			<p role="alert" className="col-span-2 font-bold text-wrong empty:hidden">
				{problem}
			</p>
		</div>
	);
}

/** Long enough to read the error. */
const RELOAD_MS = 2000;

/** If the session has ended, it shows an error and reloads the page. */
function useAvatarReset() {
	const replaceMe = useReplaceMe();
	const [problem, setProblem] = useState<string | null>(null);
	const { mutate, isPending } = trpc.profiles.resetAvatar.useMutation({
		onMutate: () => setProblem(null),
		onSuccess: ({ user }) => {
			replaceMe(user);
			toast("success", "Avatar reset");
		},
		onError: (error) => {
			if (error.data?.httpStatus !== 401) return setProblem(errorText(error));
			setProblem(ERRORS["accounts/session-lost"].message);
			setTimeout(() => location.reload(), RELOAD_MS);
		},
	});
	return { reset: () => mutate(), isPending, problem };
}

/** `share` is the part that is sent, from 0 to 1; null without an upload. */
function useAvatarUpload() {
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

/** @param onProgress gets the share that is sent, from 0 to 1. @throws Error with the text to show */
export async function uploadAvatar(
	file: File,
	onProgress: (share: number) => void,
	timeoutMs?: number,
): Promise<void> {
	const body = new FormData();
	body.append("avatar", file);
	const headers = CSRF_HEADER;
	const answer = await sendPicture({ path: "/api/user/avatar", body, headers, onProgress, timeoutMs });
	// A 413 may come from a proxy.
	if (answer.status === 413) throw new Error(ERRORS["accounts/avatar-refused-size"].message);
	if (answer.status >= 300) throw new Error(refusalText(answer.text, "accounts/avatar-failed"));
}
