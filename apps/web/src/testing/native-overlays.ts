/*
 * jsdom has dialogs and popovers without their methods. These do what a test can see of them:
 * being there or not, the `open` attribute and the close event. The top layer, the backdrop and
 * inertness are the browser's, and are tested in Chromium.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  this.setAttribute('open', '');
};

HTMLDialogElement.prototype.close = function close(returnValue?: string) {
  if (!this.open) return;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};

HTMLElement.prototype.showPopover = function showPopover() {
  requirePopover(this);
  if (!this.isConnected) throw new DOMException('Not in the page.', 'InvalidStateError');
  this.style.display = 'block';
};

HTMLElement.prototype.hidePopover = function hidePopover() {
  requirePopover(this);
  this.style.display = '';
};

/** As the browser does: these methods are for elements with the attribute alone. */
function requirePopover(element: HTMLElement) {
  if (element.hasAttribute('popover')) return;
  throw new DOMException('The element is no popover.', 'NotSupportedError');
}
