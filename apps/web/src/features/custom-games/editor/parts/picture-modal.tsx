import { CloseButton, Modal } from "../../../../ui/modal.tsx";
import { PictureField } from "../../../pictures/picture-field.tsx";
import type { PictureUploads } from "../../../pictures/picture-uploads.ts";
import type { Row } from "../model/sheet.ts";

interface PictureModalProps {
	readonly row: Row;
	readonly uploads: PictureUploads;
	readonly problem: string | undefined;
	readonly onUrl: (url: string) => void;
	readonly onClose: () => void;
}

export function PictureModal({ row, uploads, problem, onUrl, onClose }: PictureModalProps) {
	return (
		<Modal title={row.name.trim() || "Picture"} onClose={onClose}>
			<div className="my-5">
				<PictureField
					target={row.id}
					itemName={row.name}
					url={row.imageUrl}
					onUrl={onUrl}
					uploads={uploads}
					problem={problem ?? null}
				/>
			</div>
			<CloseButton wide>Done</CloseButton>
		</Modal>
	);
}
