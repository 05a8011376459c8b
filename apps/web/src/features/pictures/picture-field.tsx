import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { drawnItemName, pictureHash } from "@hilo/rules/custom-games/item";
import { useId, useState } from "react";
import { useSite } from "../../platform/site.ts";
import { Button } from "../../ui/button.tsx";
import { PictureButton, PictureDrop } from "./choose-pictures.tsx";
import { PicturePreview } from "./picture-preview.tsx";
import type { PictureUploads } from "./picture-uploads.ts";
import { UploadStatus } from "./upload-list.tsx";

interface PictureFieldProps {
	/** The item's id. `usePictureUploads` reports uploaded pictures by it. */
	target: string;
	itemName: string;
	url: string;
	onUrl: (url: string) => void;
	uploads: PictureUploads;
	problem?: string | undefined;
	/** Takes the picture that the site draws for the item. */
	onDraw: () => void;
}

export function PictureField({ target, itemName, url, onUrl, uploads, problem, onDraw }: PictureFieldProps) {
	const id = useId();
	const upload = uploads.useList().find((each) => each.target === target);
	const [failedUrl, setFailedUrl] = useState<string | null>(null);
	/** Of several pictures the first is taken. */
	const take = ([file]: readonly File[]) => {
		if (file) uploads.add(target, file);
	};
	const { name: siteName } = useSite();
	const isDrawn = drawnItemName(url.trim()) !== null;
	const isHosted = isDrawn || pictureHash(url.trim()) !== null;
	const loadFailure = failedUrl === url.trim() ? (isHosted ? HOSTED_FAILURE : REMOTE_FAILURE) : null;
	const fault = problem ?? loadFailure;
	return (
		<PictureDrop
			onPictures={take}
			invitation="Drop the picture"
			className="grid grid-cols-[auto_minmax(0,1fr)] gap-4"
		>
			<PicturePreview
				name={itemName}
				url={url}
				className="size-24 rounded-md md:size-28"
				isFailureMarked
				onLoaded={(address, isLoaded) => setFailedUrl(isLoaded ? null : address)}
			/>
			<div className="grid content-start gap-2">
				{isHosted ? (
					<p className="font-bold">{isDrawn ? `${siteName}'s art` : "Picture"}</p>
				) : (
					<label htmlFor={id} className="font-bold">
						Picture
					</label>
				)}
				{upload ? (
					<UploadStatus upload={upload} uploads={uploads} />
				) : (
					!isHosted && (
						<input
							id={id}
							type="url"
							inputMode="url"
							value={url}
							placeholder="https://"
							autoComplete="off"
							spellCheck={false}
							aria-invalid={fault !== null}
							aria-describedby={fault === null ? undefined : `${id}-fault`}
							className={`min-h-12 w-full min-w-0 rounded-md border-2 bg-paper px-3 ${fault ? "border-wrong" : "border-edge"}`}
							onChange={({ target: { value } }) => onUrl(value)}
						/>
					)
				)}
				<p id={`${id}-fault`} role="status" className="text-sm font-bold text-wrong empty:hidden">
					{!upload && fault}
				</p>
				<div className={upload ? "hidden" : "flex flex-wrap gap-2"}>
					<PictureButton label="Picture file" onFiles={take}>
						{url.trim() === "" ? "Upload a picture" : "Replace"}
					</PictureButton>
					{url.trim() === "" ? (
						itemName.trim() !== "" && (
							<Button kind="quiet" small onClick={onDraw}>
								Use {siteName}'s art
							</Button>
						)
					) : (
						<Button kind="quiet" small onClick={() => onUrl("")}>
							Remove
						</Button>
					)}
				</div>
			</div>
		</PictureDrop>
	);
}

const HOSTED_FAILURE = CUSTOM_GAMES_ERRORS["custom-games/item-image-gone"].message;
const REMOTE_FAILURE = "This picture doesn't load. Check its address, or upload the picture itself.";
