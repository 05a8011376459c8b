import { ERRORS } from "@hilo/rules/errors/errors";
import { MAX_AVATAR_BYTES } from "@hilo/rules/profiles/avatar";
import { MIN_MARK_SIDE, markAddress } from "@hilo/rules/site/branding";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { pictureFault } from "../../../platform/picture-upload.ts";
import { Button } from "../../../ui/button.tsx";
import { Mark } from "../../../ui/logo.tsx";
import { PictureButton } from "../../pictures/choose-pictures.tsx";
import { useAdminCallbacks } from "../shell/form-dialog.tsx";

/** Uploads the site's mark, or brings the two half discs back; both are saved immediately. */
export function MarkField({ mark }: { mark: string | null }) {
	const [fault, setFault] = useState<string | null>(null);
	const saved = { ...useAdminCallbacks("Saved"), onError: (error: unknown) => setFault(errorText(error)) };
	const upload = trpc.site.setMark.useMutation(saved);
	const remove = trpc.site.removeMark.useMutation(saved);
	const isBusy = upload.isPending || remove.isPending;
	const take = async ([file]: readonly File[]) => {
		if (!file || isBusy) return;
		const code = await pictureFault(file, MAX_AVATAR_BYTES);
		setFault(code && ERRORS[code].message);
		if (!code) upload.mutate(file);
	};
	return (
		<div className="flex flex-wrap items-start gap-4">
			<span className="grid size-20 shrink-0 place-items-center rounded-md border-2 border-line bg-paper">
				<Mark picture={mark && markAddress(mark, 128)} className="size-14" />
			</span>
			<div className="grid min-w-48 grow basis-0 gap-2">
				<h3 className="font-text text-base font-bold">Mark</h3>
				<p className="text-sm text-muted">
					In the bar, as the tab’s icon and on home screens. A JPEG, PNG, GIF or WebP of at least{" "}
					{MIN_MARK_SIDE} × {MIN_MARK_SIDE} pixels, best square.
				</p>
				<div className="flex flex-wrap gap-2">
					<PictureButton label="Picture file" onFiles={(files) => void take(files)}>
						{upload.isPending ? "Uploading..." : mark === null ? "Upload a picture" : "Replace"}
					</PictureButton>
					{mark !== null && (
						<Button
							kind="quiet"
							small
							isBusy={isBusy}
							onClick={() => {
								setFault(null);
								remove.mutate();
							}}
						>
							Remove
						</Button>
					)}
				</div>
				<p role="status" className="text-sm font-bold text-wrong empty:hidden">
					{fault}
				</p>
			</div>
		</div>
	);
}
