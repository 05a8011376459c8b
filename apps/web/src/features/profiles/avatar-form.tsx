import { ERRORS } from "@hilo/rules/errors/errors";
import { AVATAR_TYPES, MAX_AVATAR_BYTES } from "@hilo/rules/profiles/avatar";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../platform/api/errors.ts";
import { CSRF_HEADER } from "../../platform/api/request-headers.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { pictureFault, sendPicture } from "../../platform/picture-upload.ts";
import type { Me } from "../../platform/session.ts";
import { toast } from "../../platform/toasts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-input.tsx";
import { Meter } from "../../ui/meter.tsx";
import { useReplaceMe } from "./username-form.tsx";

export function AvatarForm({ me }: { me: Me }) {
	const upload = useAvatarUpload();
	const reset = useAvatarReset();
	const isUploading = upload.share !== null;
	const isBusy = isUploading || reset.isPending;
	return (
		<div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4">
			<Avatar username={me.username} url={me.avatarUrl} className="grid size-20 text-3xl" />
			<div className="flex flex-wrap gap-3">
				<FileButton
					label="Avatar file"
					accept={AVATAR_TYPES.join()}
					isBusy={isBusy}
					onFiles={([file]) => file && upload.mutate(file)}
				>
					{isUploading ? "Uploading..." : "Upload avatar"}
				</FileButton>
				{me.isCustomAvatar && (
					<Button
						kind="quiet"
						isBusy={isBusy}
						onClick={() => {
							upload.reset();
							reset.mutate();
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
				{upload.error?.message ?? reset.problem}
			</p>
		</div>
	);
}

/** Long enough to read the error. */
const RELOAD_MS = 2000;

/** If the session has ended, it shows an error and reloads the page. */
function useAvatarReset() {
	const replaceMe = useReplaceMe();
	const { error, ...reset } = trpc.profiles.resetAvatar.useMutation({
		onSuccess: ({ user }) => {
			replaceMe(user);
			toast("success", "Avatar reset");
		},
		onError: ({ data }) => {
			if (data?.httpStatus === 401) setTimeout(() => location.reload(), RELOAD_MS);
		},
	});
	const isLost = error?.data?.httpStatus === 401;
	return { ...reset, problem: isLost ? ERRORS["accounts/session-lost"].message : error && errorText(error) };
}

/** `share` is the part that is sent, from 0 to 1; null without an upload. */
function useAvatarUpload() {
	const utils = trpc.useUtils();
	const [share, setShare] = useState<number | null>(null);
	const upload = useMutation({
		async mutationFn(file: File) {
			const fault = await pictureFault(file, MAX_AVATAR_BYTES);
			if (fault) throw new Error(ERRORS[fault].message);
			setShare(0);
			await uploadAvatar(file, setShare);
		},
		async onSuccess() {
			await Promise.all([utils.me.get.invalidate(), utils.leaderboards.invalidate()]);
			utils.profiles.get.invalidate();
			toast("success", "Avatar updated");
		},
		onSettled: () => setShare(null),
	});
	return { ...upload, share };
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
	const fallback = "accounts/avatar-failed";
	await sendPicture({ path: "/api/user/avatar", body, headers, onProgress, timeoutMs, fallback });
}
