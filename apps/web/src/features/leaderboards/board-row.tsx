import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";

interface BoardRowProps {
	row: Outputs["leaderboards"]["classic"][number];
	isMe: boolean;
	/** Whether the feature is the same in every row, and so tells nothing. */
	isPlain: boolean;
}

const CELL = "px-1.5 md:px-4";

export function BoardRow({ row, isMe, isPlain }: BoardRowProps) {
	const { rank, userId, username, avatarUrl, score, selectedFeature, verified } = row;
	const feature = isPlain && !isMe ? "text-muted" : "";
	return (
		<tr
			aria-current={isMe ? "true" : undefined}
			className={`h-16 ${isMe ? "bg-accent text-on-accent" : "border-b border-line"}`}
		>
			<td
				className={`${CELL} font-display tabular-nums ${rank <= 3 ? "text-3xl font-extrabold md:text-4xl" : "text-xl font-bold"}`}
			>
				{rank}
			</td>
			<td className={`${CELL} py-1`}>
				<span className="flex items-center gap-2 md:gap-3">
					<Avatar
						username={username}
						url={avatarUrl}
						className={`grid size-7 text-xs sm:size-9 sm:text-base ${isMe ? "ring-2 ring-on-accent" : ""}`}
					/>
					<span className="min-w-0 gap-3 sm:flex sm:items-center">
						<Link
							to="/user/$userId"
							params={{ userId }}
							className="font-bold leading-tight wrap-anywhere hover:underline max-sm:text-[0.9375rem] md:text-lg"
						>
							{username}
						</Link>
						<span className="flex items-center gap-2 text-xs leading-snug">
							{isMe && <Chip className="py-0">You</Chip>}
							{/* Where there is no column for it. */}
							<span className={`sm:hidden ${feature}`}>{selectedFeature}</span>
						</span>
					</span>
				</span>
			</td>
			<td
				className={`${CELL} text-end font-display text-2xl font-extrabold whitespace-nowrap tabular-nums md:text-3xl`}
			>
				{score}
				<span className="ml-1.5 inline-block w-4">
					{
						// The score came from a run that the server judged (D12).
						verified && (
							<Icon
								name="check"
								label="refereed by the server"
								className="inline size-4 stroke-4 align-middle"
							/>
						)
					}
				</span>
			</td>
			<td className={`${CELL} text-end leading-tight text-balance max-sm:hidden ${feature}`}>
				{selectedFeature}
			</td>
		</tr>
	);
}
