import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { verifyMailServer } from "./smtp.ts";

it("does not wait for a mail server that is silent", async () => {
	const silent = createServer((socket) => {
		socket.on("error", () => undefined);
		onTestFinished(() => void socket.destroy());
	});
	await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void silent.close());
	const address = silent.address();
	const port = typeof address === "object" ? address?.port : 0;
	const verified = verifyMailServer(`smtp://hilo:hunter2@127.0.0.1:${port}`, 100);
	await expect(verified).rejects.toThrow(/no answer within 0.1 seconds|Greeting never received/);
});
