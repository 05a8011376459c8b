export function TimerBadge({ seconds, text = `${seconds}s Timer` }: { seconds: number; text?: string }) {
	if (seconds === 0) return null;
	return <Badge>{text}</Badge>;
}

export function Badge({ children }: { children: string }) {
	return (
		<span className="inline-block rounded-sm bg-sunk px-2 py-0.5 text-sm font-bold whitespace-nowrap text-ink">
			{children}
		</span>
	);
}
