import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PictureQuota } from "./picture-quota.tsx";
import type { PictureUpload, PictureUploads } from "./picture-uploads.ts";
import { UploadState } from "./upload-state.tsx";
import { useUploadList } from "./use-picture-uploads.ts";

export function UploadList({ uploads, className = "" }: { uploads: PictureUploads; className?: string }) {
	const list = useUploadList(uploads);
	const lost = list.filter(({ canRetry, problem }) => canRetry && problem !== null);
	return (
		<>
			<p role="status" className="sr-only">
				{list.length > 0 ? wordsFor(list) : ""}
			</p>
			{list.length > 0 && (
				<Card className={`grid gap-3 ${className}`}>
					<div className="flex min-h-11 items-center justify-between gap-3">
						<p className="font-display text-lg leading-tight font-bold">{wordsFor(list)}</p>
						{lost.length > 1 && (
							<Button kind="quiet" small className="shrink-0" onClick={() => uploads.retryAll()}>
								Retry all
							</Button>
						)}
					</div>
					<ul className="-mr-2 grid max-h-72 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto pr-2">
						{list.map((upload) => (
							<li key={upload.id}>
								<UploadState upload={upload} uploads={uploads} />
							</li>
						))}
					</ul>
					<PictureQuota />
				</Card>
			)}
		</>
	);
}

function wordsFor(list: readonly PictureUpload[]): string {
	const lost = list.filter(({ problem }) => problem !== null).length;
	const left = list.length - lost;
	const failed = lost > 0 ? `${counted(lost)} failed` : "";
	return [left > 0 ? `Uploading ${counted(left)}` : "", failed].filter((part) => part !== "").join(", ");
}

const counted = (count: number) => `${count} ${count === 1 ? "picture" : "pictures"}`;
