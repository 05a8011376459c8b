import type { ReactNode } from "react";
import { shortDate } from "../../platform/dates.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { catchLostFocus } from "../../ui/focus.tsx";

interface ProfileHeaderProps {
	username: string;
	avatarUrl: string;
	memberSince: string;
	/** Shown after it. */
	facts?: readonly string[];
	children?: ReactNode;
}

export function ProfileHeader({
	username,
	avatarUrl,
	memberSince,
	facts = [],
	children,
}: ProfileHeaderProps) {
	return (
		<header
			ref={catchLostFocus}
			className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 md:gap-x-9 low:gap-x-4"
		>
			<Avatar
				username={username}
				url={avatarUrl}
				className="grid size-14 text-2xl md:size-36 md:text-6xl low:size-14 low:text-2xl"
			/>
			<div>
				{/* Names contain no spaces, so that the longest must fit on a phone. */}
				<h1 className="text-[clamp(1.5rem,6.6vw,2.25rem)] leading-none wrap-anywhere md:text-title low:text-4xl">
					{username}
				</h1>
				<ul className="mt-1 flex flex-wrap gap-x-3 text-muted max-md:text-sm md:mt-2 md:text-lg low:mt-1 low:text-sm">
					<li>
						Member since <time dateTime={memberSince}>{shortDate(memberSince)}</time>
					</li>
					{facts.map((fact) => (
						<li key={fact} className="md:before:mr-3 md:before:content-['·']">
							{fact}
						</li>
					))}
				</ul>
			</div>
			{children}
		</header>
	);
}
