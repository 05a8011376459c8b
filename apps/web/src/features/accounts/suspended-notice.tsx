export function SuspendedNotice() {
	return (
		<div role="status" className="rounded-md bg-warn p-5 text-on-warn">
			<h2 className="text-xl">Your account was suspended</h2>
			<p className="mt-2">You were signed out. Sign in to read why, and until when.</p>
		</div>
	);
}
