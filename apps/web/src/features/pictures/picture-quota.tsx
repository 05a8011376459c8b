import { trpc } from "../../platform/api/trpc.ts";
import { Meter } from "../../ui/meter.tsx";

const NEAR = 0.8;
const MB = 1024 * 1024;

export function PictureQuota({ className = "" }: { className?: string }) {
	const { data } = trpc.customGames.pictureQuota.useQuery();
	if (!data || data.usedBytes < NEAR * data.limitBytes) return null;
	const text = `${(data.usedBytes / MB).toFixed(1)} of ${Math.round(data.limitBytes / MB)} MB of pictures used`;
	return (
		<div className={`grid gap-1.5 text-sm text-muted ${className}`}>
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
