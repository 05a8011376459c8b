import { trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { Button, ICON_BUTTON } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Meter } from "../../ui/meter.tsx";
import type { PictureUpload, PictureUploads } from "./picture-uploads.ts";

export function UploadList({ uploads }: { uploads: PictureUploads }) {
	const list = uploads.useList();
	return (
		<>
			<p role="status" className="sr-only">
				{list.length > 0 ? statusText(list) : ""}
			</p>
			{list.length > 0 && (
				<Card className="grid gap-3">
					<div className="flex min-h-11 items-center justify-between gap-3">
						<p className="font-display text-lg leading-tight font-bold">{statusText(list)}</p>
						{list.filter(({ canRetry }) => canRetry).length > 1 && (
							<Button kind="quiet" small className="shrink-0" onClick={() => uploads.retryAll()}>
								Retry all
							</Button>
						)}
					</div>
					<ul className="-mr-2 grid max-h-72 grid-cols-1 gap-2 overflow-y-auto pr-2">
						{list.map((upload) => (
							<li key={upload.id}>
								<UploadStatus upload={upload} uploads={uploads} />
							</li>
						))}
					</ul>
					<PictureQuota />
				</Card>
			)}
		</>
	);
}

function statusText(list: readonly PictureUpload[]): string {
	const failedCount = list.filter(({ problem }) => problem !== null).length;
	const runningCount = list.length - failedCount;
	const running = runningCount > 0 && `Uploading ${count(runningCount, "picture")}`;
	const failed = failedCount > 0 && `${count(failedCount, "picture")} failed`;
	return [running, failed].filter(Boolean).join(", ");
}

export function UploadStatus({ upload, uploads }: { upload: PictureUpload; uploads: PictureUploads }) {
	const { id, fileName, share, problem, canRetry } = upload;
	const percent = Math.round((share ?? 0) * 100);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
			<div className="grid grid-cols-1 gap-1.5">
				<p className="flex justify-between gap-3 text-sm">
					<bdi className="truncate font-bold">{fileName}</bdi>
					{problem === null && <span className="shrink-0 tabular-nums text-muted">{shareText(share)}</span>}
				</p>
				{problem === null ? (
					<Meter
						label={`Upload of ${fileName}`}
						value={percent}
						max={100}
						text={shareText(share)}
						className="h-2"
					/>
				) : (
					<p className="text-sm font-bold text-wrong">{problem}</p>
				)}
			</div>
			<div className="flex items-center">
				{canRetry && (
					<Button kind="quiet" small aria-label={`Retry ${fileName}`} onClick={() => uploads.retry(id)}>
						Retry
					</Button>
				)}
				<button
					type="button"
					aria-label={problem === null ? `Cancel ${fileName}` : `Dismiss ${fileName}`}
					className={`${ICON_BUTTON} hover:bg-sunk`}
					onClick={() => uploads.cancel(id)}
				>
					<Icon name="cross" className="size-4 stroke-4" />
				</button>
			</div>
		</div>
	);
}

/** After the upload the server still converts the picture. */
function shareText(share: number | null): string {
	if (share === null) return "Waiting";
	return share < 1 ? `${Math.round(share * 100)} %` : "Almost done";
}

const NEAR = 0.8;
const MB = 1024 * 1024;

function PictureQuota() {
	const { data } = trpc.customGames.pictureQuota.useQuery();
	if (!data || data.usedBytes < NEAR * data.limitBytes) return null;
	const text = `${(data.usedBytes / MB).toFixed(1)} of ${Math.round(data.limitBytes / MB)} MB of pictures used`;
	return (
		<div className="grid gap-1.5 text-sm text-muted">
			<p>{text}. Pictures that no game of yours needs make room after a week.</p>
			<Meter
				label="Room for pictures"
				value={data.usedBytes}
				max={data.limitBytes}
				text={text}
				className="h-2"
			/>
		</div>
	);
}
