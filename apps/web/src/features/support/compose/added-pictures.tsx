import { MAX_TICKET_PICTURES } from "@hilo/rules/support/texts";
import { useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { PictureButton } from "../../pictures/choose-pictures.tsx";
import { usePictureUploads, useUploadList } from "../../pictures/picture-uploads.ts";
import { UploadStatus } from "../../pictures/upload-list.tsx";

interface AddedPicturesProps {
	pictures: readonly string[];
	onChange: (pictures: readonly string[]) => void;
	onUploading: (isUploading: boolean) => void;
}

export function AddedPictures({ pictures, onChange, onUploading }: AddedPicturesProps) {
	const uploads = usePictureUploads((_, address) => {
		if (!pictures.includes(address)) onChange([...pictures, address]);
	});
	const list = useUploadList(uploads);
	const count = useRef(0);
	const isUploading = list.some(({ problem }) => problem === null);
	const tell = useEffectEvent(onUploading);
	useEffect(() => tell(isUploading), [isUploading]);
	const room = MAX_TICKET_PICTURES - pictures.length - list.length;
	const add = (files: readonly File[]) => {
		for (const file of files.slice(0, room)) uploads.add(`${++count.current}`, file);
	};
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			{pictures.length > 0 && (
				<ul aria-label="Pictures" className="flex flex-wrap gap-3">
					{pictures.map((address, n) => (
						<li key={address} className="relative">
							<img
								src={address}
								alt={`Attachment ${n + 1}`}
								width={96}
								height={96}
								className="size-24 rounded-md border-2 border-line object-cover"
							/>
							<button
								type="button"
								aria-label={`Remove attachment ${n + 1}`}
								className="press absolute -top-3 -right-3 grid size-11 place-items-center"
								onClick={() => onChange(pictures.filter((each) => each !== address))}
							>
								<span className="grid size-7 place-items-center rounded-full bg-ink text-paper">
									<Icon name="cross" className="size-3.5 stroke-4" />
								</span>
							</button>
						</li>
					))}
				</ul>
			)}
			{list.map((upload) => (
				<UploadStatus key={upload.id} upload={upload} uploads={uploads} />
			))}
			{room > 0 && (
				<div className="flex flex-wrap items-center gap-3">
					<PictureButton label="Picture files" isMultiple onPictures={add}>
						Add a picture
					</PictureButton>
					<p className="text-sm text-muted">Up to {MAX_TICKET_PICTURES}</p>
				</div>
			)}
		</div>
	);
}
