import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Meter } from "../../ui/meter.tsx";
import type { PictureUpload, PictureUploads } from "./picture-uploads.ts";

interface UploadStateProps {
	upload: PictureUpload;
	uploads: PictureUploads;
}

export function UploadState({
	upload: { id, fileName, share, problem, canRetry },
	uploads,
}: UploadStateProps) {
	const percent = Math.round((share ?? 0) * 100);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
				<p className="flex justify-between gap-3 text-sm">
					<bdi className="truncate font-bold">{fileName}</bdi>
					{problem === null && <span className="shrink-0 tabular-nums text-muted">{shareWords(share)}</span>}
				</p>
				{problem === null ? (
					<Meter
						label={`Upload of ${fileName}`}
						value={percent}
						max={100}
						text={shareWords(share)}
						className="h-2"
					/>
				) : (
					<p className="text-sm font-bold text-wrong">{problem}</p>
				)}
			</div>
			<div className="flex items-center">
				{problem !== null && canRetry && (
					<Button kind="quiet" small aria-label={`Retry ${fileName}`} onClick={() => uploads.retry(id)}>
						Retry
					</Button>
				)}
				<button
					type="button"
					aria-label={problem === null ? `Cancel ${fileName}` : `Dismiss ${fileName}`}
					className="press grid size-11 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink"
					onClick={() => uploads.cancel(id)}
				>
					<Icon name="cross" className="size-4 stroke-4" />
				</button>
			</div>
		</div>
	);
}

/** After the upload the server still converts the picture. */
function shareWords(share: number | null): string {
	if (share === null) return "Waiting";
	return share < 1 ? `${Math.round(share * 100)} %` : "Almost done";
}
