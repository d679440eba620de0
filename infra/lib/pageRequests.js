// A CloudFront function. Pages of the console are one file, and those of the documentation are in folders.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  var request = event.request;
  var path = request.uri;
  var isFile = /\.[a-z0-9]+$/i.test(path);
  if (/^\/documentation(\/|$)/.test(path)) {
    if (!isFile) request.uri = path.replace(/\/?$/, '/index.html');
  } else if (!isFile && !/^\/(assets|builds)\//.test(path)) {
    request.uri = '/index.html';
  }
  return request;
}
