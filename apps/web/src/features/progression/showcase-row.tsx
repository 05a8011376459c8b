import { BadgePicture } from "./badge-picture.tsx";

interface ShowcaseRowProps {
	badges: readonly { id: string; name: string; imageUrl: string }[];
	className?: string;
}

export function ShowcaseRow({ badges, className = "" }: ShowcaseRowProps) {
	if (badges.length === 0) return null;
	return (
		<ul aria-label="Badge showcase" className={`flex flex-wrap gap-2 ${className}`}>
			{badges.map(({ id, name, imageUrl }) => (
				<li key={id} title={name}>
					<BadgePicture url={imageUrl} className="size-12 md:size-16" />
					<span className="sr-only">{name}</span>
				</li>
			))}
		</ul>
	);
}
