import { expect, test, vi } from "vitest";
import { sendPicture } from "./picture-upload.ts";

const upload = (signal: AbortSignal) =>
	sendPicture({
		path: "/api/no/such",
		body: new File(["x"], "x"),
		headers: {},
		onProgress() {},
		signal,
		fallback: "custom-games/picture-failed",
	});

test("sends nothing once its signal is aborted", async () => {
	const send = vi.spyOn(XMLHttpRequest.prototype, "send");
	await expect(upload(AbortSignal.abort("cancelled"))).rejects.toBe("cancelled");
	expect(send).not.toHaveBeenCalled();
});

test("ends when its signal is aborted", async () => {
	const ended = vi.spyOn(XMLHttpRequest.prototype, "abort");
	const controller = new AbortController();
	const sent = upload(controller.signal);
	controller.abort("cancelled");
	await expect(sent).rejects.toBe("cancelled");
	expect(ended).toHaveBeenCalledOnce();
});
