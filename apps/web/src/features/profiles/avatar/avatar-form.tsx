import { AVATAR_TYPES } from "@hilo/rules/profiles/avatar";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Me } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { useAvatarReset } from "./use-avatar-reset.ts";
import { useAvatarUpload } from "./use-avatar-upload.ts";

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
