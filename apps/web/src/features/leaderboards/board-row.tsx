import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";

interface BoardRowProps {
	row: Outputs["leaderboards"]["classic"][number];
	isMe: boolean;
}

const CELL = "px-2 md:px-4";

export function BoardRow({ row, isMe }: BoardRowProps) {
	const { rank, userId, username, avatarUrl, score, selectedFeature, verified } = row;
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
			<td className={CELL}>
				<span className="flex items-center gap-3">
					<Avatar username={username} url={avatarUrl} className="hidden size-9 sm:grid" />
					<Link
						to="/user/$userId"
						params={{ userId }}
						className="truncate font-bold hover:underline md:text-lg"
					>
						{username}
					</Link>
					{isMe && <Chip className="ml-1 text-sm max-sm:hidden">You</Chip>}
				</span>
			</td>
			<td className={`${CELL} text-end font-display text-2xl font-extrabold tabular-nums md:text-3xl`}>
				{score}
				<span className="ml-2 inline-block w-4">
					{
						// The score came from a run that the server judged (D12).
						verified && (
							<Icon
								name="check"
								label="judged by the server"
								className="inline size-4 stroke-4 align-middle"
							/>
						)
					}
				</span>
			</td>
			<td className={`${CELL} text-end text-sm leading-tight text-balance md:text-base`}>
				{selectedFeature}
			</td>
		</tr>
	);
}
